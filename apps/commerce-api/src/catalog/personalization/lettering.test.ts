import { embroideryFonts, etchingFonts, readGlyphs } from '@settee/catalog';
import { matchesFont } from '@settee/domain';
import { expect, test } from 'vitest';
import { isProfane, profaneAmong } from './profanity.ts';
import { layoutText } from './layout-text.ts';

const area = { x: 500, y: 300, width: 400, height: 100, turn: 10 };
const typable = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCharCode(at + 0x20));

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

test.each(['shit', 'SHIT', 'Sh1t', '5h!t', 'big shit', 'a-s-s', 'shíts', 'F U C K', '$hit'])(
  'MONO-18: %s is not made',
  (text) => {
    expect(isProfane(text)).toBe(true);
  },
);

test.each(['Scunthorpe', 'Cassandra', 'Hancock', 'Dickens', 'Essex', 'Titus', 'Matsushita', 'Cummings', 'A', ''])(
  'MONO-18: %j is made',
  (text) => {
    expect(isProfane(text)).toBe(false);
  },
);

test('MONO-18: a word split across lines is reported for each of them', () => {
  expect(profaneAmong(['Sh', 'it'])).toEqual(['Sh', 'it']);
  expect(profaneAmong(['Anna', 'shit'])).toEqual(['shit']);
  expect(profaneAmong(['Anna', 'Bo'])).toEqual([]);
});
