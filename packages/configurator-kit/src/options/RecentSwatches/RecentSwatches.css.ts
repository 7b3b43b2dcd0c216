import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ minInlineSize: 0 }));
