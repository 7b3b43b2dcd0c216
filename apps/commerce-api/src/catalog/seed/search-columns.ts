import { type CatalogOption, type CatalogProduct, frenchTexts } from '@settee/catalog';
import { isMaterial, type ProductRange, widthRanges } from '@settee/domain';
import { english as language } from '../language/english.ts';
import { french } from '../language/french.ts';
import { attributesIn, normalizeText, tagOf, wordsOf } from '../language/language.ts';

const inFrench = (text: string) => frenchTexts[text] ?? text;

/** Facts about what one does not see of any product, and of an upholstered one. */
const hidden = ['Bedding', 'Boxes', 'Bulb', 'Doorway', 'Tray', 'Weight'];
const hiddenByCover = ['Fill', 'Frame', 'Mattress', 'Slats'];

const choicesOf = (option: CatalogOption) => option.groups.flatMap(({ choices }) => choices);
const coverOf = ({ options }: CatalogProduct) => options.find(isMaterial);

/** The visible parts of a product, in words. */
function getVisibleText(product: CatalogProduct): string {
  const isUpholstered = product.category === 'sofas' || product.options.length > 0;
  const notSeen = isUpholstered ? [...hidden, ...hiddenByCover] : hidden;
  const facts = product.facts.filter(({ label }) => !notSeen.includes(label)).map(({ text }) => text);
  return [product.name, product.note, ...facts].join(' . ');
}

/** Keys of the color filter: from the covers, else from the texts. */
function getColors(product: CatalogProduct): string[] {
  const cover = coverOf(product);
  if (!cover) return attributesIn(getVisibleText(product), language.colors);
  const groups = new Set(choicesOf(cover).map(({ colorGroup }) => colorGroup.toLowerCase()));
  return Object.keys(language.colors).filter((key) => groups.has(key));
}

/** Keys of the material filter: from the covers and the texts. */
function getMaterials(product: CatalogProduct): string[] {
  const covers = coverOf(product)?.groups ?? [];
  const names = covers.flatMap((group) => [group.title, ...group.choices.slice(0, 1).map(({ typeName }) => typeName)]);
  const visible = attributesIn(getVisibleText(product), language.materials);
  const found = new Set([...visible, ...names.flatMap((name) => attributesIn(name, language.materials))]);
  return Object.keys(language.materials).filter((key) => found.has(key));
}

/** Measures across a product; the first that it has is its width. */
const acrossLabels = ['Width', 'Diameter', 'Reach'];

const widthOf = (size: CatalogProduct['dimensions']) =>
  acrossLabels.map((label) => size.find((measure) => measure.label === label)).find((measure) => measure)?.value;

/** Keys of the width filter: of the product, or of each of its sizes. */
function getWidths({ dimensions, variants }: CatalogProduct): string[] {
  const sizes = variants.length > 0 ? variants.map((variant) => variant.dimensions) : [dimensions];
  const widths = sizes.flatMap((size) => widthOf(size) ?? []);
  const isIn = ({ from, to }: ProductRange) => widths.some((width) => width >= from && (to === null || width < to));
  return widthRanges.filter(isIn).map(({ key }) => key);
}

/** The kind of a product: 'lamp' of the Dew Table Lamp, 'dinnerware set' of a set. */
function getKind(name: string): string {
  const words = wordsOf(name);
  return words.at(-1) === 'set' ? words.slice(-2).join(' ') : (words.at(-1) ?? '');
}

const choiceTitles = ({ options }: CatalogProduct): string[] =>
  options.flatMap(({ groups }) =>
    groups.flatMap(({ title, choices: all }) => [title, ...all.map((choice) => choice.title)]),
  );

function getSearchText(product: CatalogProduct, categoryTitle: string, tags: readonly string[]): string {
  const choices = choiceTitles(product);
  const facts = product.facts.map(({ text }) => text);
  const rooms = product.rooms.map((room) => language.rooms[room] ?? '');
  // Without the description: a bed 'as deep as a sofa' must not match 'sofa'.
  const texts = [product.note, categoryTitle, product.collection, ...rooms, ...choices, ...facts, ...tags];
  return normalizeText(texts.join(' . '));
}

/** The words of the search in French. The name of a line, such as Alder, is the first word in English. */
function getFrench(product: CatalogProduct, categoryTitle: string) {
  const name = wordsOf(inFrench(product.name));
  const [line = ''] = wordsOf(product.name);
  const facts = product.facts.map(({ text }) => text);
  const rooms = product.rooms.map((room) => french.rooms[room] ?? '');
  const texts = [product.note, categoryTitle, ...choiceTitles(product), ...facts].map(inFrench);
  return {
    kind: name.filter((word) => word !== line).join(' '),
    name: name.join(' '),
    // The stem of 'coucher' is 'couch'.
    text: normalizeText([...texts, ...rooms].join(' . ')).replaceAll('chambre a coucher', 'chambre'),
  };
}

/** The item of a product that its card shows: each option in its default choice. */
function getShown({ sku, options, variants, defaultChoices }: CatalogProduct) {
  const chosen = options
    .toSorted((one, other) => one.optionSequence - other.optionSequence)
    .flatMap(({ optionCode }) => {
      const choice = defaultChoices[optionCode];
      return choice === undefined ? [] : [{ optionCode, choice }];
    });
  const variant = variants.find(({ sizeChoice }) => chosen.some(({ choice }) => choice === sizeChoice));
  return {
    sku: variant?.sku ?? sku,
    optionChoiceParameter: chosen.map(({ optionCode, choice }) => `${optionCode}-${choice}`).join('_'),
  };
}

/** The columns of a product that listings, cards and the search read. */
export function searchColumns(product: CatalogProduct, categoryTitle: string) {
  const [colors, materials] = [getColors(product), getMaterials(product)];
  const tags = [...colors.map((key) => tagOf('color', key)), ...materials.map((key) => tagOf('material', key))];
  return {
    colors,
    materials,
    widths: getWidths(product),
    shown: getShown(product),
    searchKind: getKind(product.name),
    searchName: wordsOf(product.name).join(' '),
    searchText: getSearchText(product, categoryTitle, tags),
    searchFrench: getFrench(product, categoryTitle),
  };
}

/** Every word of a product that a misspelled one may be corrected to. */
export function vocabularyOf(product: CatalogProduct, categoryTitle: string, isFrench: boolean): string[] {
  const texts = [product.name, product.note, categoryTitle, product.collection, ...choiceTitles(product)];
  const shown = isFrench ? texts.map(inFrench) : texts;
  return wordsOf(shown.join(' ')).filter((word) => /^\p{L}{3,}$/u.test(word));
}
