import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { soldProducts } from '../products/sold.ts';
import { popups } from '../popups.ts';
import { frenchTexts } from './texts.ts';
import { textsIn, textsOf } from './texts-of.ts';

test('every text of the catalog and of the popups has a French one', () => {
  const texts = [...textsOf(catalog), ...textsOf({ products: soldProducts }), ...textsIn(popups)];
  expect(texts.length).toBeGreaterThan(900);
  expect(texts.filter((text) => !(text in frenchTexts))).toEqual([]);
});

/** The same in both languages: names, and words that French has from the same root. */
const same =
  /^(?:Beige|Base|Camel|Chenille|Cognac|Collection 04|Date|Denim|Espresso|Globes?|Graphite|Index|Indigo|Loch|Module|Nubuck|Olive|Onyx|Orange|Six|Sofas|Tables|Taupe|Textiles|Tube|Tweed)$/;

test('a French text is another than the English one', () => {
  const texts = Object.entries(frenchTexts).filter(([english, french]) => english === french);
  expect(texts.filter(([english]) => !same.test(english))).toEqual([]);
});

/** Spaces that may break a line where Québec typography has a no-break space, or has none. */
const wrongSpaces = / [:;!?»](?=\s|$)|« | (?:%|\$)|\d (?:po|pi|lb|mm|cm)(?!\p{L})|\d \d{3}\b|\u00a0[;!?]/u;

test('French texts have no-break spaces before colons, in quotation marks, and between numbers and units', () => {
  expect(Object.values(frenchTexts).filter((text) => wrongSpaces.test(text))).toEqual([]);
  expect(wrongSpaces.test('Trier par : prix')).toBe(true);
});

test('a French text has the placeholders of its English one', () => {
  const placeholders = (text: string) => [...text.matchAll(/{\d}/g)].map(([placeholder]) => placeholder).toSorted();
  const odd = Object.entries(frenchTexts).filter(
    ([english, french]) => placeholders(english).join() !== placeholders(french).join(),
  );
  expect(odd).toEqual([]);
});
