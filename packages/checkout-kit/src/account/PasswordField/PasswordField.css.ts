import { inLayer, typeStyle } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const toggle = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    minInlineSize: '44px',
    justifyContent: 'center',
    // Without script the button could not show the password.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
