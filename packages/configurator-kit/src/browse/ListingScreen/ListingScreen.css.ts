import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { layout, space } = vars;

export const crumbs = style(kit({ padding: `${space.x3} ${space.gutter}` }));

/** Image above the text on a phone, side by side from `l` on. */
export const head = style(
  kit({
    display: 'grid',
    marginBlockEnd: space.x6,
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
        marginBlockEnd: layout.gridGap,
        paddingInlineEnd: layout.gridInset,
        borderBlockStart: layout.gridRule,
      },
    },
  }),
);

export const scene = style(
  kit({
    aspectRatio: '2 / 1',
    '@media': {
      [media.l]: {
        // Reserves the column before the text is loaded.
        gridArea: '1 / 2',
        aspectRatio: 'auto',
        blockSize: 'clamp(200px, 20vw, 320px)',
        borderRadius: vars.radius.l,
        borderInlineStart: layout.gridRule,
      },
    },
  }),
);

export const intro = style(
  kit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: `20px ${space.gutter} 0`,
    '@media': {
      [media.l]: {
        gridArea: '1 / 1',
        justifyContent: 'center',
        padding: `8px clamp(24px, 3vw, 48px) 8px ${space.gutter}`,
      },
    },
  }),
);

export const title = style(kit({ marginBlock: '0 8px' }));
export const count = style(
  kit({ ...typeStyle('sm'), color: vars.color.muted, fontFamily: vars.font.text, letterSpacing: 0 }),
);
export const text = style(kit({ margin: 0, maxInlineSize: '48ch' }));
