import { vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { space } = vars;

export const root = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
    alignItems: 'start',
    gap: `${space.x4} ${space.x3}`,
  }),
);

export const whole = style(kit({ gridColumn: '1 / -1' }));

/** Overrides the inline position styles of the third-party suggestion list. */
globalStyle(`${root} [data-streets]`, {
  position: 'absolute !important' as 'absolute',
  insetBlock: '100% auto !important',
  insetInline: '0 !important',
  inlineSize: 'auto !important',
  zIndex: '5 !important' as '5',
});
