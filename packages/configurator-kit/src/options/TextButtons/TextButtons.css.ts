import { media, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color } = vars;

export const root = style(kit({ display: 'flex', flexWrap: 'wrap', gap: '10px', inlineSize: '100%' }));

export const button = style(
  kit({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '88px',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x4,
    textAlign: 'center',
    border: vars.border.control,
    borderRadius: vars.radius.control,
    background: color.surface,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.ink },
      '&:has(:checked)': {
        borderColor: color.select,
        background: color.select,
        color: color.onSelect,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      '&:has(:disabled)': {
        background: color.sunk,
        borderColor: color.line,
        color: color.muted,
        cursor: 'not-allowed',
        textDecoration: 'line-through',
      },
      '[aria-invalid] > &': { borderColor: color.critical },
    },
    '@media': { [media.forced]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
  }),
);

export const input = style(
  kit({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
