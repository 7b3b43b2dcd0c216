import { embroideryFonts, etchingFonts, readGlyphs } from '@settee/catalog';
import { matchesFont } from '@settee/domain';
import { expect, test } from 'vitest';
import { isProfane, profaneAmong } from './profanity.ts';
import { layoutText } from './layout-text.ts';

const area = { x: 500, y: 300, width: 400, height: 100, turn: 10 };
const typable = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20));

test.each([...embroideryFonts, ...etchingFonts])('MONO-08: what $name takes it can draw', (font) => {
  const { glyphs } = readGlyphs(font.code);
  const taken = typable.filter((character) => matchesFont(character, font));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter((character) => !glyphs[character])).toEqual([]);
});

test('outlines are numbers and commands, and nothing else', () => {
  for (const { code } of [...embroideryFonts, ...etchingFonts]) {
    const { glyphs } = readGlyphs(code);
    for (const [, path] of Object.values(glyphs)) expect(path).toMatch(/^(?:[MLCQZ](?:-?\d+(?: -?\d+)*)?)*$/);
  }
});

test('lettering is as large as its area takes it, and holds nothing that was typed', () => {
  const scaleOf = (texts: string[]) => Number(/scale\(([\d.]+)\)/.exec(layoutText('script', texts, area))?.[1]);
  expect(scaleOf(['Al'])).toBeGreaterThan(scaleOf(['Al'.repeat(12)]));
  expect(scaleOf(['Al'])).toBeGreaterThan(scaleOf(['Al', 'Bo']));
  expect(layoutText('script', ['</script>'], area)).not.toContain('script');
});

const notMade = {
  words:
    'shit SHIT arse bastard bitches fuckhead motherfucker asshat shithead kkk nazis sluts whores fcuk phuck fuk dyke',
  'with other signs': 'Sh1t 5h!t $hit shíts fück wh0re',
  'with repeated letters': 'shiiit shitt shitty fuuck biiitch asss coock',
};

test.each(Object.entries(notMade))('MONO-18: blocked words %s are not made', (_, texts) => {
  expect(texts.split(' ').filter((text) => !isProfane(text))).toEqual([]);
});

test.each(['big shit', 'a-s-s', 'F U C K', 'f.u.c.k', 's h i t', 'Shit!', 'you (shit)', 'f__u__c__k'])(
  'MONO-18: %j is not made',
  (text) => {
    expect(isProfane(text)).toBe(true);
  },
);

test('MONO-18: names and words that only resemble a blocked one are made', () => {
  const names =
    'Scunthorpe Cassandra Hancock Cockburn Dick Dickens Essex Titus Matsushita Cumming Analise Penistone Vandyke ' +
    'Hasselblad Bass Massachusetts Peacock Assisi Fukuda Shiraz Kiki Nazim Spicer Prickett Sussex Pissarro Grasse Hoare';
  expect(names.split(' ').filter(isProfane)).toEqual([]);
});

test.each([
  'Van Dyke',
  'VAN DYKE',
  'Mr. Cumming',
  'The Van Dykes',
  '455',
  '4 5 5',
  'Est. 1455',
  'A',
  '',
  'A S',
  'B & B',
  'Mr & Mrs',
])('MONO-18: %j is made', (text) => {
  expect(isProfane(text)).toBe(false);
});

test('MONO-18: a word split across lines is reported for each of them', () => {
  expect(profaneAmong(['Sh', 'it'])).toEqual(['Sh', 'it']);
  expect(profaneAmong(['Anna', 'shit'])).toEqual(['shit']);
  expect(profaneAmong(['Anna', 'Bo'])).toEqual([]);
  expect(profaneAmong(['Mass', 'Hole'])).toEqual([]);
});
