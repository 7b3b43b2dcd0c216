import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { typeStyle } from './type-style.ts';

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '24px',
  background: vars.color.paper,
});
reset('body', {
  ...typeStyle('md'),
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, address', {
  margin: 0,
  padding: 0,
  border: 0,
  fontStyle: 'normal',
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('p, dd, li', { textWrap: 'pretty' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { minInlineSize: 0 });
reset('img, svg, video, canvas', { display: 'block' });
reset('img, video', { maxInlineSize: '100%', blockSize: 'auto' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('button:disabled', { cursor: 'default' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset(':focus', { outline: 'none' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' });
reset('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      // Not a moment: with the initial property `all` every change of every element would show a frame late.
      transitionDuration: '0s',
      animationDuration: '0s',
      animationIterationCount: '1',
      scrollBehavior: 'auto',
    },
  },
});
reset('html, body', { '@media': { print: { background: '#fff', color: '#000' } } });
reset('body', { '@media': { print: { fontSize: '10.5pt' } } });
