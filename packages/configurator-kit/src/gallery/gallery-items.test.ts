import { expect, test } from 'vitest';
import { galleryItems, thumbColumns } from './gallery-items.ts';

const picture = (alt: string) => ({
  alt,
  width: 4,
  height: 3,
  color: '#fff',
  placeholder: '',
  avif: [],
  webp: { width: 4, url: `/${alt}.webp` },
});
const content = {
  pictures: [picture('hero'), picture('side')],
  video: { width: 640, height: 480, webm: '/a.webm', mp4: '/a.mp4' },
  customerPictures: [picture('at home'), picture('with dog')],
};
const idsOf = (...given: Parameters<typeof galleryItems>) => galleryItems(...given).map(({ id }) => id);

test('GALL-11: ids count pictures, the video and customer images apart', () => {
  expect(idsOf(content, true)).toEqual(['Image_1', 'Image_2', 'Video_1', 'CustomerImage_1', 'CustomerImage_2']);
});

test('customer images stand in the gallery once they were asked for', () => {
  expect(idsOf(content, false)).toEqual(['Image_1', 'Image_2', 'Video_1']);
});

test('the configured hero stands first, and the video keeps the first picture as its poster', () => {
  const [first, , film] = galleryItems({ ...content, hero: picture('in rust') }, false);
  expect(first).toMatchObject({ picture: { alt: 'in rust' } });
  expect(film).toMatchObject({ poster: { alt: 'hero' } });
});

test.each([
  [0, 1],
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [11, 6],
  [13, 5],
  [25, 5],
])('%i small pictures stand %i in a row', (count, columns) => {
  expect(thumbColumns(count)).toBe(columns);
});

test('no small picture stands alone in the last of several rows', () => {
  for (let count = 7; count <= 60; count += 1) expect(count % thumbColumns(count)).not.toBe(1);
});
