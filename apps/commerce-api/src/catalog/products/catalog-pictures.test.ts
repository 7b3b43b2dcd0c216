import { categories, products, type CatalogProduct } from '@settee/catalog';
import { expect, test } from 'vitest';
import { toManifest } from '../../testing/pictures.ts';
import { catalogRows, categoryImage } from '../seed/catalog-rows.ts';
import { configuredRows } from '../seed/configured-rows.ts';
import { swatchImages } from './swatch-images.ts';
import { findVideo } from '../seed/videos.ts';

const sofa = products.find(({ sku }) => sku === 100101) ?? expect.unreachable();
const sofas = categories.find(({ brand, code }) => brand === 'main' && code === 'sofas') ?? expect.unreachable();

test('a product has a picture of each cover and each leg that was made', () => {
  const rows = configuredRows(
    sofa,
    toManifest('main/alder-sofa/1201', 'main/alder-sofa/leg-2002', 'main/alder-sofa/1201-2002'),
  );
  expect(rows).toMatchObject([
    {
      productSku: 100101,
      choice: '1201',
      picture: { alt: expect.stringContaining('Flax'), placeholder: 'data:main/alder-sofa/1201' },
    },
    { productSku: 100101, choice: '2002', picture: { alt: 'with Walnut legs' } },
  ]);
  expect(rows[1]?.picture).not.toHaveProperty('placeholder');
  expect(rows[1]?.picture.avif[0]?.url).toBe('/pictures/main.alder-sofa.leg-2002-320.avif');
});

test('a product without choices has no configured pictures', () => {
  const plain: CatalogProduct = { ...sofa, configuredPicturePrefix: '' };
  expect(configuredRows(plain, toManifest('main/alder-sofa/1201'))).toEqual([]);
});

test('a category shows its room, until then its own picture or its first product', () => {
  const shown = (...ids: string[]) => categoryImage(sofas, [sofa], toManifest(...ids)).webp.url;
  expect(shown('main/scene/sofas', sofas.picture.id)).toContain('main.scene.sofas');
  expect(shown('main/alder-sofa/hero')).toContain('main.alder-sofa.hero');
  expect(shown()).toMatch(/^data:image\/svg/);
});

test('a swatch has a close-up, or uses its large image', () => {
  const swatches = swatchImages(sofa, toManifest('fabric/1201', 'fabric/1201/close', 'fabric/1202'));
  expect(Object.keys(swatches)).toEqual(['1201', '1202']);
  expect(swatches).toMatchObject({
    1201: { small: '/pictures/fabric.1201-320.avif', close: '/pictures/fabric.1201.close-640.webp' },
    1202: { large: '/pictures/fabric.1202-640.webp', close: '/pictures/fabric.1202-640.webp' },
  });
});

test('a product has its video and its customers’ pictures', () => {
  const entry = { width: 640, height: 480, seconds: 3, webm: 'a.webm', mp4: 'a.mp4' };
  expect(findVideo({ 'main/alder-sofa': entry }, 'main/alder-sofa')).toEqual({
    width: 640,
    height: 480,
    webm: '/videos/a.webm',
    mp4: '/videos/a.mp4',
  });
  const { products: rows } = catalogRows({
    pictures: toManifest('main/alder-sofa/hero'),
    videos: { 'main/alder-sofa': entry },
  });
  const content = rows.find(({ sku }) => sku === 100101)?.content;
  expect(content?.video?.mp4).toBe('/videos/a.mp4');
  expect(content?.gallery).toHaveLength(1);
});
