import { defaultCardRules } from '@settee/domain';
import type { PageData } from '../page-data.ts';

/** Page data of the American main site with default settings. */
export const testPage: PageData = {
  brand: 'main',
  siteCulture: 'USA',
  locale: 'en-US',
  languagePrefix: '',
  origin: 'http://localhost',
  otherSite: '',
  crossSellUrl: '',
  configuredCalls: {},
  isNewBrowseModal: true,
  addToCartType: 'default',
  cardRules: defaultCardRules,
  visualizerUrl: '',
  today: '2026-03-02',
  status: 200,
  pathname: '/',
  nonce: '',
  responses: {},
};
