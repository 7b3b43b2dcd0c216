import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x9,
    inlineSize: '100%',
    maxInlineSize: vars.size.checkout,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: `${space.x7} ${space.section}`,
  }),
);

/** Lines and summary; the sticky summary stays within it, so nothing else may be in this grid. */
export const columns = style(inLayer('kit', { display: 'grid', gap: space.x9, minInlineSize: 0 }));

/** Two columns, but for an empty cart, which has no summary. */
export const withSummary = style(
  inLayer('kit', {
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 31vw, 400px)',
        columnGap: 'clamp(40px, 6vw, 96px)',
        alignItems: 'start',
      },
    },
  }),
);

export const head = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.x4,
    rowGap: space.x1,
    marginBlockEnd: space.x6,
  }),
);
export const count = style(inLayer('kit', { ...typeStyle('md'), ...tabular, color: vars.color.muted, margin: 0 }));

export const notices = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x2,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    marginBlockEnd: space.x6,
  }),
);

export const lines = style(
  inLayer('kit', { listStyle: 'none', margin: 0, padding: 0, borderBlockStart: vars.border.ruleStrong }),
);

export const later = style(inLayer('kit', { marginBlockStart: space.x10 }));
export const laterHead = style(
  inLayer('kit', { display: 'flex', alignItems: 'baseline', gap: space.x3, marginBlockEnd: space.x5 }),
);
export const laterLines = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.x7} ${space.x4}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '@media': { [media.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.x7 } },
  }),
);

export const aside = style(inLayer('kit', { '@media': { [media.l]: { position: 'sticky', insetBlockStart: 24 } } }));

export const express = style(inLayer('kit', { marginBlockEnd: space.x6, '@media': { print: { display: 'none' } } }));

/** Empty while there is nothing to recommend; not hidden, because the browser observes when it is near. */
export const recommendations = style(
  inLayer('kit', {
    vars: { [vars.layout.headInset]: '0px' },
    display: 'grid',
    gap: space.x10,
    minInlineSize: 0,
    '@media': { print: { display: 'none' } },
  }),
);

export const bar = style(
  inLayer('kit', {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.x4,
    marginInline: `calc(-1 * ${space.gutter})`,
    padding: `${space.x3} ${space.gutter} max(${space.x3}, env(safe-area-inset-bottom))`,
    background: vars.color.paper,
    borderBlockStart: vars.border.ruleStrong,
    '@media': { print: { display: 'none' }, [media.short]: { position: 'static' }, [media.l]: { display: 'none' } },
  }),
);
export const barTotal = style(inLayer('kit', { ...typeStyle('total'), ...tabular, display: 'block' }));
export const barLabel = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, display: 'block' }));

/** Reserves space for the services rendered after hydration; `--rows` is the number of their rows. */
export const services = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'grid',
    gap: space.x4,
    alignContent: 'start',
    minBlockSize: `calc(var(--rows) * 1lh + (var(--rows) - 1) * ${space.x4})`,
  }),
);

/** Repeats the error of the summary at the sticky bar, because the summary may be off screen. */
export const barError = style(inLayer('kit', { gridColumn: '1 / -1' }));

/** Focused controls scroll to above the bar. */
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [`not all and ${media.l}`]: { scrollPaddingBlockEnd: '112px' },
    [media.short]: { scrollPaddingBlockEnd: 0 },
  },
});
