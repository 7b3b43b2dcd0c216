import { expect, test } from 'vitest';
import { sofa } from '../../fixtures/sofa.ts';
import { hasQuickView, noQuickView, toQuickView } from './quick-view.ts';

const files = (name: string) => ({
  avif: [
    { width: 320, url: `/${name}-320.avif` },
    { width: 960, url: `/${name}-960.avif` },
  ],
  webp: { width: 640, url: `/${name}.webp` },
});
const page = {
  options: sofa,
  skus: [],
  gallery: [{ alt: 'Sofa', width: 4, height: 3, color: '', placeholder: '', ...files('hero') }],
  configuredPictures: {
    1201: { alt: 'Sofa in Flax', ...files('1201') },
    2001: { alt: 'with oak legs', ...files('l') },
  },
};

test.each([
  ['QVIEW-05: the selected one', { code: 1201, isDisabled: false }, 1201, false],
  ['QVIEW-06: a disabled one', { code: 1203, isDisabled: true }, 1201, false],
  ['any other', { code: 1202, isDisabled: false }, 1201, true],
  ['any while none is chosen', { code: 1202, isDisabled: false }, undefined, true],
])('%s: quick view %s', (_, choice, chosen, has) => {
  expect(hasQuickView(choice, chosen)).toBe(has);
});

test('QVIEW-07, QVIEW-09: a choice that several skus go with has no sku and waits for no price', () => {
  expect(toQuickView(page, { 13: 2001 }, 12, 1201)).toMatchObject({
    isQuickViewEnabled: true,
    isQuickViewActive: true,
    isQuickViewLoading: false,
    quickViewId: 1201,
    grouperMatchingSku: null,
    specialOrderOCParam: expect.stringMatching(/12-1201/),
    quickViewData: {
      portraitSrc: '/1201.webp',
      portraitSrcHires: '/1201-960.avif',
      imageAlt: 'Sofa in Flax, with oak legs',
      formattedPrice: '',
    },
  });
});

test('QVIEW-02, QVIEW-09: a choice that resolves to one sku waits for its price', () => {
  const view = toQuickView(page, { 11: 3001 }, 12, 1201);
  expect(view).toMatchObject({ grouperMatchingSku: 101, isQuickViewLoading: true });
  expect(view.selectedSummary).toHaveLength(2);
  expect(noQuickView).toMatchObject({ isQuickViewActive: false, quickViewId: null });
});
