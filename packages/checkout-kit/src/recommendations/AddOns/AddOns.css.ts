import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x4, containerType: 'inline-size' }));
export const title = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0 }));

export const list = style(inLayer('kit', { display: 'grid', gap: space.x4, listStyle: 'none', margin: 0, padding: 0 }));

/** The button is next to the text on wide screens, else below it. */
export const item = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    columnGap: space.x3,
    rowGap: space.x2,
    alignItems: 'center',
    '@container': { '(width < 300px)': { gridTemplateColumns: '72px minmax(0, 1fr)' } },
  }),
);

export const image = style(inLayer('kit', { display: 'block', inlineSize: 72, borderRadius: vars.radius.s }));
export const text = style(inLayer('kit', { minInlineSize: 0 }));
export const name = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'inline-block',
    paddingBlock: '2px',
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const price = style(inLayer('kit', { ...typeStyle('sm'), ...tabular, color: color.muted, margin: 0 }));

/** As wide with either word, so that nothing moves when one takes the other's place. */
export const button = style(
  inLayer('kit', {
    minInlineSize: '7.75rem',
    paddingInline: space.x2,
    '@container': { '(width < 300px)': { gridColumn: 2, justifySelf: 'start' } },
  }),
);
export const error = style(inLayer('kit', { gridColumn: '1 / -1' }));
