import { expect, test } from 'vitest';
import { toPicker } from './picker.ts';

test.each([
  ['PICK-02', 'fabric', 'material'],
  ['PICK-02', 'leather', 'material'],
  ['PICK-03', 'leg', 'leg'],
  ['PICK-04', 'image', 'image'],
  ['PICK-05', 'cushion', 'textButtons'],
  ['PICK-05', 'text', 'textButtons'],
  ['PICK-05', 'seatConfiguration', 'textButtons'],
  ['PICK-06', 'largeImageAndText', 'imageAndText'],
  ['PICK-06', 'numberedImageAndWideText', 'imageAndText'],
])('PICK-01, %s: the experience %s is picked with %s', (_id, experience, picker) => {
  expect(toPicker(experience)).toBe(picker);
});

test.each([[''], ['Fabric'], ['unknown'], ['__proto__'], ['constructor'], ['</script>']])(
  'PICK-01: the unknown experience %j gets text buttons',
  (experience) => {
    expect(toPicker(experience)).toBe('textButtons');
  },
);
