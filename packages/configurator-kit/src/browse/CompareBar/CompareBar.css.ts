import { media, typeStyle, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, radius, space } = vars;

/** Height of the bar on a phone and from 768 px, with its notice. */
const heights = { small: '148px', large: '96px' };

export const root = style(
  kit({
    position: 'fixed',
    zIndex: 10,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.x2} ${space.x4}`,
    padding: `${space.x2} ${space.gutter} calc(${space.x3} + env(safe-area-inset-bottom))`,
    background: color.surface,
    borderBlockStart: border.ruleStrong,
    '@media': {
      print: { display: 'none' },
      [media.short]: { position: 'static' },
      [media.m]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
        paddingBlock: `${space.x3} calc(${space.x3} + env(safe-area-inset-bottom))`,
      },
    },
  }),
);

export const text = style(kit({ minInlineSize: 0, '@media': { [media.m]: { order: -1 } } }));

export const title = style(kit({ ...typeStyle('sm'), margin: 0, fontWeight: 600 }));

export const count = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const notice = style(kit({ ...typeStyle('sm'), margin: 0, color: color.critical }));

export const clear = style(kit({ justifySelf: 'end', '@media': { [media.m]: { order: 1 } } }));

export const list = style(
  kit({
    display: 'flex',
    gap: space.x2,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

/** A place for a product, also while there is none. */
export const slot = style(
  kit({
    flex: 'none',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: radius.m,
    background: color.sunk,
    '@media': { [media.m]: { inlineSize: '72px', blockSize: '54px' } },
    selectors: { '&:empty': { background: 'none', border: `1px dashed ${color.line}` } },
  }),
);

/** The picture is the button; its cross is a mark. */
export const take = style(
  kit({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    borderRadius: radius.m,
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

export const picture = style(
  kit({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: radius.m }),
);

export const go = style(kit({ '@media': { [media.m]: { order: 2 } } }));

/** The bar covers nothing: focused controls scroll to above it, and the page ends above it. */
globalStyle(`:root:has(${root})`, {
  scrollPaddingBlockEnd: heights.small,
  '@media': { [media.m]: { scrollPaddingBlockEnd: heights.large }, [media.short]: { scrollPaddingBlockEnd: 0 } },
});
globalStyle(`:root:has(${root}) body`, {
  paddingBlockEnd: heights.small,
  '@media': {
    [media.m]: { paddingBlockEnd: heights.large },
    [media.short]: { paddingBlockEnd: 0 },
    print: { paddingBlockEnd: 0 },
  },
});
