import { expect, test } from 'vitest';
import { getRoomTheme } from './room-theme.ts';

test.each(['harbor', 'constructor', ''])('the room of the brand %j, which has no theme, is that of main', (brand) => {
  expect(getRoomTheme(brand)).toEqual(getRoomTheme('main'));
});

test('the room of cb2 has its own theme', () => {
  expect(getRoomTheme('cb2')).not.toEqual(getRoomTheme('main'));
});
