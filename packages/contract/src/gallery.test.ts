import { expect, test } from 'vitest';
import { getCustomerImages, getVideoUrl } from './gallery.ts';
import { has } from './testing/has-field.ts';

test('GALL-13, GALL-21: customer images are requested by sku and returned with their fields', () => {
  expect(getCustomerImages).toMatchObject({ method: 'GET', path: '/browse/mystyle/customerimages' });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => !has(getCustomerImages, side, name));
  expect(missing('input', 'sku isKids')).toEqual([]);
  expect(missing('reply', 'originalVideoUrl originalImageUrl smallSquareUrl products instagramHandle')).toEqual([]);
});

test('GALL-23: the source follows the path of the video lookup', () => {
  expect(getVideoUrl).toMatchObject({ method: 'GET', path: expect.stringMatching(/[/]{source}$/) });
  expect([has(getVideoUrl, 'input', 'source'), has(getVideoUrl, 'reply', 'videoUrl')]).toEqual([true, true]);
});
