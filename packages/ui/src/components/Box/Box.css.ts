import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const bordered = style(ui({ border: vars.border.rule, borderRadius: vars.radius.m }));
