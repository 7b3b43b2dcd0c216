/** A test that sees a call failing where no action of this folder does. */
export interface SeenByTest {
  file: string;
  /** Part of its title. */
  title: string;
}

const journey = (name: string, title: string): SeenByTest => ({ file: `apps/storefront/e2e/${name}.e2e.ts`, title });
const view = (name: string, title: string): SeenByTest => ({
  file: `packages/checkout-kit/src/${name}.test.tsx`,
  title,
});
const feedsDown = journey('recommendations', 'XSELL-09: with the feeds down');
const factsFail = journey('choices', 'PDP-26: a price and facts that the server fails to give');

/** By the id of the endpoint. */
export const seenByTests: Readonly<Record<string, SeenByTest>> = {
  'account.loginPopupConfig': journey('sign-in', 'SIGN-27: a failed configuration request opens the sign-in page'),
  'account.resetPasswordContent': journey('sign-in', 'without its content the reset view gives way to the popup'),
  'cart.acknowledgeChanges': view('cart/CartScreen/CartScreen', 'CART-05: changes that could not be acknowledged'),
  'fabrics.filteredResults': journey('fabrics', 'FABRIC-17, FABRIC-21: filters that fail to load are logged'),
  'materials.fabricInfo': factsFail,
  'materials.quickViewDetails': factsFail,
  'options.choiceGroups': journey('fabric-browser', 'FILTER-24 FILTER-26: filters go on when their calls fail'),
  'order.finishPayment': view(
    'checkout/ReviewStep/ReturnFromBank',
    'an order that could not be completed is explained',
  ),
  // The page is that of the action "tax exemption: apply"; a setting of the shop selects this method.
  'order.postTaxExemption': {
    file: 'apps/storefront/src/data/tenders.test.tsx',
    title: 'a call that fails names its endpoint and exempts nothing',
  },
  'order.savePlccOfferSelection': view(
    'checkout/PaymentAndBillingStep/FinancingOffer',
    'FIN-10: a failed request leaves the popup open',
  ),
  'order.updateGiftMessage': view(
    'checkout/ShippingAndGiftOptionsStep/ShippingAndGiftOptionsStep',
    'SHIP-31, ERR-21: a message that could not be saved',
  ),
  'promo.verify': view('checkout/ReviewStep/ReviewStep', 'CHK-13, ERR-21: a verification that fails'),
  'recommendations.addOns': feedsDown,
  'recommendations.alsoViewed': feedsDown,
  'recommendations.forCart': feedsDown,
  'recommendations.registryAddOns': journey('registry-confirmation', 'XSELL-09, XSELL-10: with its feed down'),
  'tenders.accountRewards': view('tenders/RewardsPanel/RewardsPanel', 'TENDER-18: rewards that do not load'),
  'tenders.accountRewardsByToken': journey('rewards', 'a reward that loads at the second try'),
  'tenders.removeCertificates': view(
    'checkout/PaymentAndBillingStep/Rewards',
    'TENDER-12, ERR-21: certificates that cannot be removed',
  ),
};
