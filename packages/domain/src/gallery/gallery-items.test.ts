import { expect, expectTypeOf, test } from 'vitest';
import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { CustomerImage, GalleryItem } from './gallery-item.ts';
import { customerItems, galleryItems, needsVideoLookup } from './gallery-items.ts';
import { getTabItemId, getGalleryTab, galleryTabs } from './gallery-tab.ts';

const image = (alt: string): ResponsiveImage => ({
  alt,
  width: 4,
  height: 3,
  color: '#fff',
  placeholder: '',
  avif: [{ width: 1, url: `/${alt}.avif` }],
  webp: { width: 4, url: `/${alt}.webp` },
});
const content = {
  pictures: [image('hero'), image('side')],
  video: { width: 640, height: 480, webm: '/a.webm', mp4: '/a.mp4' },
};
const sent = (alt: string, originalVideoUrl = ''): CustomerImage => ({
  originalVideoUrl,
  originalImageUrl: `/${alt}.webp`,
  smallSquareUrl: `/${alt}.avif`,
  products: [],
  instagramHandle: '@nora.at.home',
  picture: image(alt),
});
const idsOf = (items: readonly GalleryItem[]) => items.map(({ id }) => id);

test('GALL-11: ids count pictures, the video and customer images apart', () => {
  expect(idsOf(galleryItems(content))).toEqual(['Image_1', 'Image_2', 'Video_1']);
  expect(idsOf(customerItems([sent('home'), sent('dog')]))).toEqual(['CustomerImage_1', 'CustomerImage_2']);
});

test('GALL-12: 2 is a video, 3 a customer image, anything else an image', () => {
  expect([0, 1, 2, 3, 4].map((type) => getGalleryTab({ type }))).toEqual([
    'images',
    'images',
    'videos',
    'customers',
    'images',
  ]);
  expect(galleryItems(content).map(({ type }) => type)).toEqual([1, 1, 2]);
  expect(customerItems([sent('home')]).map(({ type }) => type)).toEqual([3]);
});

test('GALL-10: an item has its fields', () => {
  expectTypeOf<keyof GalleryItem>().toEqualTypeOf<
    'id' | 'type' | 'src' | 'srcIcon' | 'personalizationImage' | 'additionalDetails' | 'picture' | 'caption' | 'video'
  >();
  expectTypeOf<keyof GalleryItem['additionalDetails']>().toEqualTypeOf<
    | 'isVideo'
    | 'is360'
    | 'defaultWelcomeMat'
    | 'isMonogrammingOptionImage'
    | 'isSpecialOrderImage'
    | 'videoPosterSrc'
    | 'instagramHandle'
    | 'customerId'
    | 'productId'
    | 'welcomeMat'
    | 'visualizerMessages'
    | 'products'
  >();
  expectTypeOf<NonNullable<GalleryItem['additionalDetails']['visualizerMessages']>>().toEqualTypeOf<{
    helpMessage: string;
  }>();
  const [hero, , film] = galleryItems({ ...content, hero: image('in rust') });
  expect(hero).toMatchObject({ src: '/in rust.webp', srcIcon: '/in rust.avif' });
  expect(hero?.additionalDetails).toEqual({ isSpecialOrderImage: true });
  expect(film).toMatchObject({ src: '/a.mp4', srcIcon: '/hero.avif', picture: { alt: 'hero' } });
  expect(film?.additionalDetails).toEqual({ isVideo: true, is360: true, videoPosterSrc: '/hero.webp' });
});

test('GALL-13: what a customer sent has its fields, and a film of theirs stays a customer image', () => {
  expectTypeOf<keyof CustomerImage>().toEqualTypeOf<
    'originalVideoUrl' | 'originalImageUrl' | 'smallSquareUrl' | 'products' | 'instagramHandle' | 'picture'
  >();
  const [photograph, film] = customerItems([sent('home'), sent('dog', '/dog.mp4')]);
  expect(photograph).toMatchObject({ src: '/home.webp', srcIcon: '/home.avif' });
  expect(photograph?.additionalDetails).toEqual({ instagramHandle: '@nora.at.home', products: [] });
  expect(film).toMatchObject({ type: 3, src: '/dog.mp4' });
  expect(film?.additionalDetails).toMatchObject({ isVideo: true, videoPosterSrc: '/dog.webp' });
});

test('GALL-04: the tab of the videos is there only when there are some', () => {
  expect(galleryTabs(galleryItems(content))).toEqual(['images', 'videos', 'customers']);
  expect(galleryTabs(galleryItems({ ...content, video: null }))).toEqual(['images', 'customers']);
});

test.each([
  ['images', 'Image_1'],
  ['videos', 'Video_1'],
  ['customers', 'CustomerImage_1'],
] as const)('GALL-19: the tab %s begins with %s', (tab, id) => {
  expect(getTabItemId(tab)).toBe(id);
});

test.each([
  ['/videos/alder.mp4', false],
  ['/videos/alder.webm?width=640', false],
  ['/videos/alder.ogg', false],
  ['/videos/alder.ogv', true],
  ['main/alder-sofa', true],
  ['mp4', true],
  ['', true],
])('GALL-22: whether %j requires a video lookup before it plays is %s', (src, isLookedUp) => {
  expect(needsVideoLookup(src)).toBe(isLookedUp);
});

test('everything but the hero has the caption, the hero its own', () => {
  const hero = image('in rust');
  const captions = (heroCaption?: string) =>
    galleryItems({ ...content, hero, caption: 'Shown in oat', heroCaption }).map(({ caption }) => caption);
  expect(captions()).toEqual([undefined, 'Shown in oat', 'Shown in oat']);
  expect(captions('Shown in flax')).toEqual(['Shown in flax', 'Shown in oat', 'Shown in oat']);
});
