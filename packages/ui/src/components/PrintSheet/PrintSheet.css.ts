import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { layers } from '../../theme/layers.css.ts';

const { color } = vars;

/** Black on white in any scheme, independent of the surrounding page. */
export const root = style(
  ui({
    '@media': {
      print: {
        vars: {
          [color.ink]: '#000',
          [color.muted]: '#333',
          [color.paper]: '#fff',
          [color.surface]: '#fff',
          [color.sunk]: '#fff',
          [color.line]: '#999',
          [color.edge]: '#000',
        },
        inlineSize: '100%',
        background: '#fff',
        color: '#000',
        printColorAdjust: 'economy',
      },
    },
  }),
);

export const onlyInPrint = style(ui({ '@media': { screen: { display: 'none' } } }));

export const hidden = style(ui({ '@media': { print: { display: 'none' } } }));

const sheet = `.${root}`;
const inPrint = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@layer': { [layers.ui]: { '@media': { print: rule } } } });

// Elements that neither contain a sheet nor are inside of it are not printed.
inPrint(`body:has(${sheet}) :not(${sheet}, ${sheet} *, :has(${sheet}))`, { display: 'none !important' });
inPrint(`:has(> ${sheet})`, { overflow: 'visible', blockSize: 'auto', maxBlockSize: 'none' });
inPrint(`${sheet} :is(tr, li, figure, img, dl > div)`, { breakInside: 'avoid' });
inPrint(`${sheet} :is(h1, h2, h3, h4)`, { breakAfter: 'avoid' });
