import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const narrow = '(max-width: 767px)';

export const list = style(
  ui({
    display: 'flex',
    gap: vars.layout.pairGap,
    selectors: { '&[data-layout=column]': { flexDirection: 'column' } },
  }),
);

export const item = style(
  ui({
    ...typeStyle('sm'),
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.color.muted,
    borderBlockStart: vars.border.ruleStrong,
    selectors: {
      '&:not([data-state=todo])': {
        color: vars.color.ink,
        borderBlockStartColor: vars.color.ink,
        boxShadow: `inset 0 1px 0 ${vars.color.ink}`,
      },
      '&[data-state=current]': { fontWeight: 600 },
      '&[data-state=wrong]': {
        color: vars.color.critical,
        borderBlockStartColor: vars.color.critical,
        boxShadow: 'none',
      },
      '&[data-state=current]::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '-1px',
        blockSize: vars.layout.markBar,
        background: vars.layout.markBackground,
        boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
      },
    },
  }),
);

export const content = style(
  ui({
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    minBlockSize: vars.size.hit,
    paddingBlock: '10px',
    selectors: { '[data-layout=column] > * > &': { alignItems: 'flex-start' } },
    '@media': {
      [narrow]: {
        selectors: { '[data-layout=row] > * > &': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
      },
    },
  }),
);

export const link = style(
  ui({ selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } } }),
);

export const note = style(
  ui({
    display: 'block',
    color: vars.color.muted,
    fontWeight: 400,
    selectors: { [`${item}[data-state=wrong] &`]: { color: 'inherit' } },
  }),
);

/** As tall as the line of text next to it. */
export const mark = style(ui({ flex: 'none', blockSize: '1lh' }));

/** Some brands set a nought before single figures. */
export const number = style(
  ui({
    ...tabular,
    selectors: { [`${item}:nth-child(-n + 9) &::before`]: { content: vars.layout.stepPrefix } },
  }),
);

/** On narrow screens the name is under its number or mark, so that every step shows its name. */
export const text = style(ui({ minInlineSize: 0 }));
