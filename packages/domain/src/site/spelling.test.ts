import { expect, test } from 'vitest';
import { spell } from './spelling.ts';

test.each([
  ['Deep color, and a gray you can’t name.', 'Deep colour, and a grey you can’t name.'],
  ['Favorites', 'Favourites'],
  ['COLOR', 'COLOUR'],
  ['It can’t be canceled.', 'It can’t be cancelled.'],
  ['/fabrics/color/gray', '/fabrics/color/gray'],
  ['color-mix and colorgroup', 'color-mix and colorgroup'],
  ['Calgary Centre', 'Calgary Centre'],
  ['gray@example.com and nora@gray.example', 'gray@example.com and nora@gray.example'],
])('%j is spelled %j in Canada, and unchanged in the US', (text, expected) => {
  expect(spell(text, 'CANADA')).toBe(expected);
  expect(spell(text, 'USA')).toBe(text);
});
