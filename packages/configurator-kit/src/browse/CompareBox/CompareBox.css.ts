import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

/** Under a card, in line with its text. */
export const root = style(
  kit({
    ...typeStyle('sm'),
    // That of the box.
    lineHeight: '24px',
    padding: vars.layout.cardBodyPad,
    paddingBlock: 0,
    '@media': { print: { display: 'none' } },
  }),
);
