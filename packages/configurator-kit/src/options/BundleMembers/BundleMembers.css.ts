import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x3, marginBlockStart: space.x5 }));

export const member = style(
  kit({ display: 'grid', gridTemplateColumns: '80px 1fr', gap: space.x4, alignItems: 'center' }),
);

export const fact = style(kit({ ...typeStyle('sm'), color: color.muted }));

/** A dimension is never broken; a dot separates it from the next one. */
export const dimension = style(
  kit({
    display: 'inline-block',
    whiteSpace: 'nowrap',
    selectors: { '&:not(:last-child)::after': { content: "'·'", marginInline: space.x1 } },
  }),
);
