import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: space.x4,
    rowGap: space.x4,
    paddingBlock: space.x6,
    borderBlockEnd: vars.border.ruleStrong,
    // A long cart draws what is near the window; room for rings of focus at the edges stays.
    selectors: {
      '&:nth-child(n + 12)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 240px',
        overflowClipMargin: 8,
      },
    },
    '@media': { [media.m]: { gridTemplateColumns: '148px minmax(0, 1fr) auto', columnGap: space.x6 } },
  }),
);

export const imageLink = style(inLayer('kit', { display: 'block' }));

export const image = style(
  inLayer('kit', { display: 'block', inlineSize: '100%', borderRadius: vars.radius.m, objectFit: 'cover' }),
);

export const body = style(inLayer('kit', { display: 'grid', gap: space.x1, alignContent: 'start', minInlineSize: 0 }));

export const name = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0, overflowWrap: 'anywhere' }));

export const nameLink = style(
  inLayer('kit', {
    display: 'inline-block',
    paddingBlock: space.x1,
    marginBlock: `calc(-1 * ${space.x1})`,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 } },
  }),
);

export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: color.muted, margin: 0 }));
export const reason = style(inLayer('kit', { ...typeStyle('sm'), color: color.critical, fontWeight: 500, margin: 0 }));

export const delivery = style(
  inLayer('kit', { ...typeStyle('sm'), display: 'flex', gap: space.x2, marginBlockStart: space.x2 }),
);
export const deliveryIcon = style(inLayer('kit', { flex: 'none', marginBlockStart: 1 }));
export const installation = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.x4,
    marginBlock: `${space.x2} 0`,
  }),
);
export const choice = style(inLayer('kit', { marginBlockStart: space.x2 }));

/** Spans the whole line: next to the stepper it would be too narrow, or shift the other content. */
export const error = style(inLayer('kit', { gridColumn: '1 / -1' }));
export const side = style(
  inLayer('kit', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: space.x3,
    '@media': {
      [media.m]: { gridColumn: 'auto', gridTemplateColumns: 'auto', justifyItems: 'end', alignContent: 'start' },
    },
  }),
);

export const prices = style(inLayer('kit', { '@media': { [media.m]: { textAlign: 'end' } } }));

export const actions = style(
  inLayer('kit', {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x6,
    ...typeStyle('sm'),
    '@media': { [media.m]: { justifyContent: 'flex-end' } },
  }),
);
