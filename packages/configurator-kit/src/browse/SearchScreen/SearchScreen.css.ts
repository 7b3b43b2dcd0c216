import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { layout, space } = vars;

export const head = style(kit({ padding: `32px ${space.gutter} 28px`, overflowWrap: 'anywhere' }));

export const hint = style(kit({ margin: 0, marginBlockStart: space.x2 }));

export const section = style(kit({ padding: `0 ${space.gutter} ${space.x8}` }));

export const sectionTitle = style(kit({ marginBlock: `0 ${space.x3}` }));

export const categories = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}`, listStyle: 'none', margin: 0, padding: 0 }),
);

export const popularTitle = style(kit({ marginBlock: `0 ${space.x4}`, paddingInline: space.gutter }));

export const grid = style(kit({ paddingInline: layout.gridInset }));
