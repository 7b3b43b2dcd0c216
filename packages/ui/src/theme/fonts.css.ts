import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const file = (family: string, name: string) =>
  `url("@fontsource-variable/${family}/files/${family}-${name}.woff2") format("woff2")`;

const fontDefaults = { fontStyle: 'normal', fontDisplay: 'swap', unicodeRange: latin } as const;

globalFontFace('Newsreader', { ...fontDefaults, fontWeight: '200 800', src: file('newsreader', 'latin-opsz-normal') });
globalFontFace('Figtree', { ...fontDefaults, fontWeight: '300 900', src: file('figtree', 'latin-wght-normal') });
globalFontFace('Archivo', {
  ...fontDefaults,
  fontWeight: '100 900',
  fontStretch: '62% 125%',
  src: file('archivo', 'latin-standard-normal'),
});

/** Shares of the em above and below the baseline, as the font files state them. */
const metrics = {
  newsreader: { ascent: 1470 / 2000, descent: 530 / 2000 },
  figtree: { ascent: 950 / 1000, descent: 250 / 1000 },
  archivo: { ascent: 878 / 1000, descent: 210 / 1000 },
};

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** A system face made as wide and as high as the web face of that weight, so that the swap moves nothing. */
function fallbackFont(family: string, like: keyof typeof metrics, fontWeight: string, width: number, locals: string[]) {
  globalFontFace(family, {
    src: locals.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: percent(width),
    ascentOverride: percent(metrics[like].ascent / width),
    descentOverride: percent(metrics[like].descent / width),
    lineGapOverride: '0%',
  });
}

const georgia = ['Georgia', 'Gelasio'];
const times = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Roboto'];
const arialBold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold', 'Roboto Bold'];

// Widths were measured in a browser on the same 330 characters of shop text at the sizes used for the weights.
fallbackFont('Newsreader Georgia', 'newsreader', '200 400', 0.945, georgia);
fallbackFont('Newsreader Georgia', 'newsreader', '401 800', 0.922, georgia);
fallbackFont('Newsreader Times', 'newsreader', '200 400', 1.03, times);
fallbackFont('Newsreader Times', 'newsreader', '401 800', 1.005, times);
fallbackFont('Figtree Arial', 'figtree', '300 599', 1.001, arial);
fallbackFont('Figtree Arial', 'figtree', '600 900', 0.949, arialBold);
fallbackFont('Archivo Arial', 'archivo', '100 399', 0.93, arial);
fallbackFont('Archivo Arial', 'archivo', '400 900', 0.979, arial);
