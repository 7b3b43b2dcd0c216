import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const list = style(kit({ margin: '4px 0 8px', paddingInlineStart: '18px' }));
export const root = style(kit({ marginBlock: '16px' }));
