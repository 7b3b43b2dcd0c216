import { expect, test } from 'vitest';
import { messages as french } from './messages-french.ts';
import { messages as english } from './messages.ts';
import { after, chair, sofa } from './scene/testing.ts';
import { getAnnouncement } from './scene/announcement.ts';
import { type SceneEvent, sceneReducer } from './scene/scene-reducer.ts';
import { Words } from './words.ts';

const start = after([
  { type: 'mainProductSet', product: sofa },
  { type: 'added', sku: chair.sku },
]);
const words = new Words('fr-CA', 'cm');

test.each<[SceneEvent, string]>([
  [{ type: 'added', sku: chair.sku }, 'Article ajouté à la pièce : Chair.'],
  [{ type: 'resized', room: { width: 180 }, gesture: 'x' }, 'La pièce mesure 457 cm sur 406 cm.'],
  [{ type: 'nudged', id: 1, x: -10, z: 5 }, 'Article déplacé : Sofa, à 127 cm du mur de gauche, 140 cm du mur avant.'],
])('on a French page, %j is announced: %s', (event, text) => {
  const code = getAnnouncement(start, sceneReducer(start, event), event);
  expect(code && words.announce(code)).toBe(text);
});

test('on a French page, lengths are in feet and inches of French', () => {
  const inches = new Words('fr-CA', 'in');
  expect([inches.wide(144), inches.wide(150), inches.length(30)]).toEqual(['12 pi', '12 pi 6 po', '30 po']);
});

type Texts = string | ((...values: never[]) => string) | { readonly [name: string]: Texts };

/** The texts of a set of messages; every function is called with the same values. */
function getTexts(texts: Texts): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [texts(...(['1', '2', '3', 'in'] as never[]))];
  return Object.values(texts).flatMap(getTexts);
}

const textsOf = (messages: typeof english) => getTexts(messages as unknown as Texts);

test('every word of the room has a French one, with no-break spaces', () => {
  const [from, to] = [textsOf(english), textsOf(french)];
  expect(to).toHaveLength(from.length);
  const same = to.filter((text, index) => text === from[index]);
  expect(same).toEqual(['cm']);
  expect(to.filter((text) => / :|\d (?:cm|po|pi)\b|'/.test(text))).toEqual([]);
});
