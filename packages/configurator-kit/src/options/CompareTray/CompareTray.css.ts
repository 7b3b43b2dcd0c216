import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, radius, space, border } = vars;

export const root = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: '100%',
    gap: '10px',
    alignItems: 'center',
    marginBlockStart: '12px',
    padding: '10px 12px',
    background: color.sunk,
    borderRadius: radius.m,
  }),
);
export const list = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none', flex: 1 }),
);
export const item = style(kit({ position: 'relative', display: 'flex' }));
export const chip = style(
  kit({ display: 'block', inlineSize: '44px', blockSize: '44px', objectFit: 'cover', borderRadius: radius.swatch }),
);
export const take = style(
  kit({
    position: 'relative',
    display: 'block',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    borderRadius: radius.swatch,
    selectors: {
      '&::after': {
        content: '"×" / ""',
        position: 'absolute',
        insetBlockStart: '-6px',
        insetInlineEnd: '-6px',
        inlineSize: '18px',
        blockSize: '18px',
        borderRadius: '50%',
        fontSize: '13px',
        lineHeight: '18px',
        textAlign: 'center',
        color: color.paper,
        background: color.ink,
      },
    },
  }),
);
export const note = style(kit({ ...typeStyle('sm'), margin: 0, flexBasis: '100%', color: color.critical }));

export const scroll = style(kit({ overflowX: 'auto', overscrollBehaviorX: 'contain' }));
export const table = style(
  kit({ inlineSize: '100%', borderCollapse: 'collapse', ...typeStyle('sm'), textAlign: 'start' }),
);
export const head = style(
  kit({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: '92px',
    background: color.surface,
    color: color.muted,
  }),
);
export const cell = style(
  kit({
    minInlineSize: '132px',
    padding: `12px ${space.x3} 12px 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBlockStart: border.rule,
    selectors: { 'thead &': { borderBlockStart: 0 } },
  }),
);
export const image = style(
  kit({ display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: radius.m }),
);
export const name = style(kit({ display: 'block', marginBlockStart: '8px', fontWeight: 600 }));
export const price = style(kit({ ...tabular }));
/** Spacing that separates its hit area from the button above. */
export const more = style(kit({ display: 'inline-block', marginBlockStart: '10px', paddingBlock: '2px' }));
