import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

/** Over the page's own bar at the foot. */
export const root = style(kit({ position: 'fixed', insetBlockEnd: 0, insetInline: 0, zIndex: 20 }));
