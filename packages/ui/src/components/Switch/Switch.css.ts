import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, motion, radius } = vars;

const width = '46px';
const height = '26px';
const thumb = '18px';
/** From the border to the thumb, the same on all sides. */
const inset = '3px';

export const root = style(ui({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' }));

export const row = style(
  ui({
    display: 'flex',
    gap: vars.space.x3,
    alignItems: 'flex-start',
    justifySelf: 'start',
    minBlockSize: vars.size.row,
    paddingBlock: '9px',
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { color: color.muted, cursor: 'default' },
      '&[data-label=start]': { flexDirection: 'row-reverse', justifyContent: 'space-between', justifySelf: 'stretch' },
    },
  }),
);

export const track = style(
  ui({
    flex: 'none',
    position: 'relative',
    inlineSize: width,
    blockSize: height,
    margin: 0,
    border: vars.border.control,
    borderRadius: radius.round,
    background: color.surface,
    appearance: 'none',
    cursor: 'inherit',
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: inset,
      insetInlineStart: inset,
      inlineSize: thumb,
      blockSize: thumb,
      borderRadius: radius.round,
      background: color.edge,
      transition: `inset-inline-start ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
    },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.ink },
      '&:hover:not(:disabled, :checked)::before': { background: color.ink },
      '&:checked': { background: color.select, borderColor: color.select },
      '&:hover:checked:not(:disabled)': { borderColor: color.select },
      '&:checked::before': {
        insetInlineStart: `calc(100% - ${thumb} - ${inset})`,
        background: color.onSelect,
      },
      '&:disabled': { background: color.sunk, borderColor: color.line },
      '&:disabled::before': { background: color.line },
      '&:checked:disabled': { background: color.muted, borderColor: color.muted },
      '&:checked:disabled::before': { background: color.sunk },
      '&[aria-invalid="true"]': { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
    },
    '@media': {
      [media.forced]: {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
          '&:checked': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText' },
          '&:disabled::before': { background: 'GrayText' },
          '&:checked:disabled': { background: 'GrayText', borderColor: 'GrayText' },
          '&:checked:disabled::before': { background: 'Canvas' },
        },
      },
    },
  }),
);
