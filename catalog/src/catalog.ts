import { demoAccounts } from './accounts/accounts.ts';
import { bundles } from './bundles/bundles.ts';
import { categories } from './categories.ts';
import { deliveryRegions } from './delivery/regions.ts';
import { homes } from './home.ts';
import { personalizationTestTexts } from './personalization/test-texts.ts';
import { products } from './products/all.ts';
import { quickShipItems } from './quick-ship/quick-ship.ts';
import { registries } from './registry/registries.ts';
import { reviews } from './reviews/reviews.ts';
import type { Catalog } from './schema.ts';
import { donations } from './services/donations.ts';
import { installationServices } from './services/installation.ts';
import { stores } from './stores/all.ts';
import { giftCardProducts, giftCards } from './tenders/gift-cards.ts';
import { promoCodes } from './tenders/promo-codes.ts';
import { rewardCertificates } from './tenders/rewards.ts';
import { tenderCodes } from './tenders/tender-codes.ts';

/** Complete catalog by noun. */
export const catalog: Catalog = {
  products,
  categories,
  homes,
  bundles,
  quickShipItems,
  stores,
  deliveryRegions,
  installationServices,
  donations,
  giftCards,
  giftCardProducts,
  promoCodes,
  tenderCodes,
  rewardCertificates,
  demoAccounts,
  registries,
  reviews,
  personalizationTestTexts,
};
