import { labelStyle, media, vars } from '@settee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const hero = styleVariants({
  beside: kit({
    display: 'grid',
    '@media': {
      [media.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', alignItems: 'stretch' },
    },
  }),
  over: kit({
    display: 'grid',
    borderBlockEnd: vars.border.ruleStrong,
    '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 32 } },
  }),
});

export const heroMedia = styleVariants({
  beside: kit({
    '@media': { [media.l]: { gridArea: '1 / 2', blockSize: 'min(76vh, 760px)', minBlockSize: 600 } },
  }),
  over: kit({
    '@media': { [media.m]: { gridArea: '1 / 1 / 2 / -1', borderBlockEnd: vars.border.ruleStrong } },
  }),
});

export const heroImage = styleVariants({
  beside: kit({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    '@media': { [media.l]: { borderEndStartRadius: vars.radius.l } },
  }),
  over: kit({
    inlineSize: '100%',
    aspectRatio: '1 / 1.05',
    objectFit: 'cover',
    objectPosition: '50% 100%',
    // The upper third of the hero image is intentionally empty; the headline overlays it.
    '@media': {
      [media.m]: { aspectRatio: 'auto', blockSize: 'max(min(80vh, 58vw), 52vw)', objectPosition: '50% 27%' },
    },
  }),
});

export const heroText = style(
  kit({
    padding: `32px ${vars.space.gutter} 0`,
    '@media': {
      [media.l]: {
        gridArea: '1 / 1',
        alignSelf: 'center',
        padding: `48px clamp(24px, 3.5vw, 64px) 56px ${vars.space.gutter}`,
      },
    },
  }),
);

const eyebrowBase = style(kit({ ...labelStyle, marginBlock: 0 }));

export const eyebrow = styleVariants({
  beside: [eyebrowBase, kit({ color: vars.color.signal })],
  over: [
    eyebrowBase,
    kit({
      padding: `16px ${vars.space.gutter} 0`,
      '@media': {
        [media.m]: {
          gridArea: '2 / 1',
          padding: `20px 0 0 ${vars.space.gutter}`,
        },
      },
    }),
  ],
});

export const heroTitle = styleVariants({
  beside: kit({ marginBlock: '10px 20px' }),
  over: kit({
    margin: 0,
    paddingInline: vars.space.gutter,
    '@media': {
      [media.m]: {
        gridArea: '1 / 1 / 2 / -1',
        zIndex: 1,
        alignSelf: 'start',
        paddingBlockStart: 24,
        marginInlineStart: '-.04em',
        color: vars.color.onPhoto,
      },
    },
  }),
});

export const lede = styleVariants({
  beside: kit({ color: vars.color.muted, maxInlineSize: '38ch' }),
  over: kit({
    margin: '20px 0 0',
    paddingInline: vars.space.gutter,
    '@media': {
      [media.m]: {
        gridArea: '3 / 1',
        margin: 0,
        padding: `2px 0 20px ${vars.space.gutter}`,
      },
    },
  }),
});

const actionsBase = style(kit({ display: 'flex', flexWrap: 'wrap' }));

/** On a phone the two actions share the whole width. */
export const action = style(kit({ '@media': { [`not all and ${media.m}`]: { flex: '1 1 auto' } } }));

export const actions = styleVariants({
  beside: [actionsBase, kit({ gap: 12, marginBlockStart: 28 })],
  over: [
    actionsBase,
    kit({
      gap: vars.layout.pairGap,
      padding: `20px ${vars.space.gutter} 24px`,
      '@media': {
        [media.m]: { gridArea: '2 / 2 / 4 / 3', alignSelf: 'center', padding: `0 ${vars.space.gutter} 0 0` },
      },
    }),
  ],
});

export const section = style(kit({ marginBlockStart: vars.space.section, paddingInline: vars.layout.gridInset }));

export const sectionHead = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 16,
    marginBlockEnd: 28,
    paddingInline: vars.layout.headInset,
  }),
);

export const sectionTitle = style(kit({ marginBlock: '0 28px', paddingInline: vars.layout.headInset }));

export const label = style(kit({ ...labelStyle, marginBlock: 0 }));

export const story = style(
  kit({
    display: 'grid',
    marginBlockStart: vars.space.section,
    borderBlock: vars.layout.gridRule,
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'center',
        paddingInline: vars.layout.gridInset,
      },
    },
  }),
);

export const storyImage = style(
  kit({
    overflow: 'clip',
    '@media': { [media.l]: { order: 2, borderRadius: vars.radius.l, borderInlineStart: vars.layout.gridRule } },
  }),
);

export const storyText = style(
  kit({
    display: 'grid',
    justifyItems: 'start',
    gap: 16,
    padding: `32px ${vars.space.gutter}`,
    '@media': {
      [media.l]: { paddingInlineStart: vars.layout.headInset, paddingInlineEnd: 'clamp(24px, 6vw, 96px)' },
    },
  }),
);
