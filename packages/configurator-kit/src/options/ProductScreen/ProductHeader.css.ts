import { labelStyle, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color } = vars;

export const eyebrow = style(kit({ ...labelStyle, color: color.muted }));

export const title = style(kit({ marginBlock: '6px 10px', textWrap: 'balance' }));

export const price = style(kit({ marginBlock: '14px 10px' }));

export const financing = style(kit({ ...typeStyle('sm'), ...tabular, marginBlock: '-4px 10px', color: color.muted }));

export const availability = style(
  kit({ display: 'flex', gap: '10px', margin: 0, fontSize: '.9375rem', lineHeight: 1.5, color: color.muted }),
);

export const truck = style(kit({ flex: 'none', marginBlockStart: '1px' }));
