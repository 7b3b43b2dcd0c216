import { expect, test } from 'vitest';
import { sofa } from '../../fixtures/sofa.ts';
import { imageChoices } from './image-choices.ts';

test.each([
  [{}, undefined, undefined],
  [{ 12: 1201 }, 1201, undefined],
  [{ 11: 3002, 12: 1201, 13: 2001 }, 1201, 2001],
  [{ 12: 9999, 13: 2001 }, undefined, 2001],
])('of the choices %j the picture shows the cover %s and the leg %s', (configuration, cover, leg) => {
  expect(imageChoices(sofa, configuration)).toEqual({ cover, leg });
});

test('leather is a cover', () => {
  const chair = sofa.map((option) =>
    option.optionType === 'fabric' ? { ...option, optionType: 'leather' as const } : option,
  );
  expect(imageChoices(chair, { 12: 1201 }).cover).toBe(1201);
});
