import type { ProductPage } from '@settee/domain';
import { lazyPart } from '@settee/ui';
import { AddToCartPanel } from './AddToCartPanel.tsx';
import { Favorites } from './Favorites.tsx';
import { ProductOptions, ProductRegistry } from './late-parts.tsx';
import { LinkCheck } from './LinkNotices.tsx';
import { ProductPageLinks } from './ProductPageLinks.tsx';
import { ProductPurchaseFacts } from './ProductPurchaseFacts.tsx';
import { ProductWalletSlot } from './ProductWalletSlot.tsx';
import * as css from './Services.css.ts';

/** Parts that only some products have. */
const Personalize = lazyPart(() => import('./Personalize.tsx').then((module) => module.Personalize));
const Installation = lazyPart(
  () => import('./Installation.tsx').then((module) => module.Installation),
  () => <div className={css.held} />,
);
export const Room = lazyPart(() => import('./ProductVisualizer.tsx').then((module) => module.ProductVisualizer));

const PersonalizeText = lazyPart(() => import('./PersonalizeText.tsx').then((module) => module.PersonalizeText));
const OtherPurchase = lazyPart(() => import('./OtherPurchase.tsx').then((module) => module.OtherPurchase));
/** Rendered by the server, so that reviews are readable and linked before their code is loaded. */
export const ProductReviews = lazyPart(() => import('./ProductReviews.tsx').then((module) => module.ProductReviews));
const Members = lazyPart(() => import('./Members.tsx').then((module) => module.Members));

/** Parts that the server waits for. */
export const serverRenderedParts = [
  LinkCheck,
  Personalize,
  Installation,
  Room,
  Members,
  OtherPurchase,
  PersonalizeText,
  ProductReviews,
];

/** The options of the product, or the products of a bundle. */
export function Choices({ members }: Pick<ProductPage, 'members'>) {
  if (!members) return <ProductOptions />;
  return <Members members={members} />;
}

/** Links, personalization and installation. */
export function Services({ page }: { page: ProductPage }) {
  const { personalization, textPersonalization, installationService, isAvailable } = page;
  return (
    <>
      <ProductPageLinks />
      {personalization && <Personalize offer={personalization} />}
      {textPersonalization && <PersonalizeText offer={textPersonalization} />}
      {installationService && isAvailable && <Installation offer={installationService} />}
    </>
  );
}

/** 'Add to Cart', or the button of a product that is bought in another way. */
export function Buy({ buyLabel }: Pick<ProductPage, 'buyLabel'>) {
  if (!buyLabel) return <AddToCartPanel />;
  return <OtherPurchase label={buyLabel} />;
}

/** Wallets, registry and favorites below the buy button, and facts such as returns and warranty. */
export function BuyMore() {
  return (
    <>
      <ProductWalletSlot />
      <ProductRegistry />
      <Favorites />
      <ProductPurchaseFacts />
    </>
  );
}
