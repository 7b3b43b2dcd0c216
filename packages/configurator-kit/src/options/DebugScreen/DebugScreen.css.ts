import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { space } = vars;

export const root = style(
  kit({ display: 'grid', gap: space.x6, minInlineSize: 0, padding: `${space.x6} ${space.gutter} ${space.section}` }),
);

export const intro = style(kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x5, margin: 0 }));

export const options = style(
  kit({
    display: 'grid',
    gap: space.x4,
    '@media': { [media.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const summary = style(kit({ cursor: 'pointer', paddingBlock: space.x3 }));

export const payload = style(kit({ ...typeStyle('xs'), overflow: 'auto', maxBlockSize: '60vh', margin: 0 }));
