import mainSofaAvif from './main-sofa-640.avif';
import mainSofaWebp from './main-sofa-640.webp';
import mainLoveseatAvif from './main-loveseat-640.avif';
import mainLoveseatWebp from './main-loveseat-640.webp';
import mainChairAvif from './main-chair-640.avif';
import mainChairWebp from './main-chair-640.webp';
import mainTableAvif from './main-table-640.avif';
import mainTableWebp from './main-table-640.webp';
import cb2SofaAvif from './cb2-sofa-640.avif';
import cb2SofaWebp from './cb2-sofa-640.webp';
import cb2LoveseatAvif from './cb2-loveseat-640.avif';
import cb2LoveseatWebp from './cb2-loveseat-640.webp';
import cb2ChairAvif from './cb2-chair-640.avif';
import cb2ChairWebp from './cb2-chair-640.webp';
import cb2TableAvif from './cb2-table-640.avif';
import cb2TableWebp from './cb2-table-640.webp';
import mainLegsAvif from './main-legs-640.avif';
import mainLegsWebp from './main-legs-640.webp';
import cb2LegsAvif from './cb2-legs-640.avif';
import cb2LegsWebp from './cb2-legs-640.webp';
import type { ImageFiles, ImageSource } from '../src/components/Picture/Picture.tsx';

const photograph = (color: string, placeholder: string, avif: string, webp: string): ImageSource => ({
  width: 1280,
  height: 960,
  color,
  placeholder,
  avif: [{ width: 640, url: avif }],
  webp: { width: 640, url: webp },
});

const layer = (avif: string, webp: string): ImageFiles => ({
  avif: [{ width: 640, url: avif }],
  webp: { width: 640, url: webp },
});

/** Photographs of the catalog for stories; not shipped. */
export const photographs = {
  main: {
    sofa: photograph(
      '#9a988e',
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAwABABoJYgCdH8AFMxrTliAAPzPF21IJBk5puQDQVMgeohclj52YBgMyrN9EwgAAA==',
      mainSofaAvif,
      mainSofaWebp,
    ),
    loveseat: photograph(
      '#b7b69c',
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAwABABoJZACdAEPdwU4toAA/pdikRO4lmaVngeTCSMLlv/qtHsV2j29tvLmA0VuxhNJOiDPwE7mFWAAAA==',
      mainLoveseatAvif,
      mainLoveseatWebp,
    ),
    chair: photograph(
      '#b4876b',
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABABoJZgCdAC675SvCwAA+c0w6CSqmaHqsuPJ8tI5hDFMMtfErkaPaS6cL+4EoMkSAAA=',
      mainChairAvif,
      mainChairWebp,
    ),
    table: photograph(
      '#96918a',
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAwABABoJaACdADcey5BFjgAAPnn1GjzCjnFi1S0irg+0z6MRGU05YLPiFeo1z0Td1bAAAA=',
      mainTableAvif,
      mainTableWebp,
    ),
  },
  cb2: {
    sofa: photograph(
      '#fefefd',
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAwABABoJaQAAuPvfJfIAAD+9R4+NOuNQP6D+H97TaeeEhCcWdf5E750G+IXLsDgNz7Wwm3PFQ8ufjlrgAAA',
      cb2SofaAvif,
      cb2SofaWebp,
    ),
    loveseat: photograph(
      '#fefefd',
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAwABABoJYgCdAEOIagsAAD+9PUK8rAwN6wc4Cv4a0JdWh3RZWdbE28prz54sfwZF8873+ZdiqUPLFeq1wAA',
      cb2LoveseatAvif,
      cb2LoveseatWebp,
    ),
    chair: photograph(
      '#fefefd',
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAwABABoJaQAAn/g/FNAAP72E7/S/Bm/1cB+ZSOP5WpHKvo/j014UzLM5UZ9bJnD8IBlEhTY2U7H7BAAAA==',
      cb2ChairAvif,
      cb2ChairWebp,
    ),
    table: photograph(
      '#ffffff',
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAwABABoJZQAAsf2CxJAAAD+9hIz9zqMzNvN57tZW4hWv7fVsJqHsH2vy0cao8Um64mYpBFs4AAA',
      cb2TableAvif,
      cb2TableWebp,
    ),
  },
};

/** The photographs of the brand a story is dressed in. */
export const photographsOf = ({ brand }: Record<string, unknown>) => photographs[brand === 'cb2' ? 'cb2' : 'main'];

const otherLegs = { main: layer(mainLegsAvif, mainLegsWebp), cb2: layer(cb2LegsAvif, cb2LegsWebp) };

/** Other legs, to lie on the sofa of the brand a story is dressed in. */
export const otherLegsOf = ({ brand }: Record<string, unknown>) => otherLegs[brand === 'cb2' ? 'cb2' : 'main'];
