import * as account from './account.ts';
import * as addToCart from './add-to-cart.ts';
import * as browse from './browse.ts';
import * as cart from './cart.ts';
import * as cartReads from './cart-reads.ts';
import * as cartRemovals from './cart-removals.ts';
import * as cartServices from './cart-services.ts';
import * as cartSharing from './cart-sharing.ts';
import * as cartValidation from './cart-validation.ts';
import * as delivery from './delivery.ts';
import * as fabrics from './fabrics.ts';
import * as favoriteSkus from './favorite-skus.ts';
import * as favorites from './favorites.ts';
import * as gallery from './gallery.ts';
import * as giftCards from './gift-cards.ts';
import * as giftOptions from './gift-options.ts';
import * as help from './help.ts';
import * as materials from './materials.ts';
import * as newsletter from './newsletter.ts';
import * as options from './options.ts';
import * as optionsBrowsing from './options-browsing.ts';
import * as order from './order.ts';
import * as orderRecipients from './order-recipients.ts';
import * as orderStatus from './order-status.ts';
import * as packingSlip from './packing-slip.ts';
import * as payment from './payment.ts';
import * as personalization from './personalization.ts';
import * as problems from './problems.ts';
import * as productBrowse from './product-browse.ts';
import * as promo from './promo.ts';
import * as quickShip from './quick-ship.ts';
import * as quotes from './quotes.ts';
import * as recentlyViewed from './recently-viewed.ts';
import * as recommendations from './recommendations.ts';
import * as registry from './registry.ts';
import * as reviews from './reviews.ts';
import * as signIn from './sign-in.ts';
import * as stores from './stores.ts';
import * as swatches from './swatches.ts';
import * as tenders from './tenders.ts';
import * as accountUser from './account-user.ts';
import * as visualizer from './visualizer.ts';
import * as wallets from './wallets.ts';
import type { AnyEndpoint, EndpointDefinition, EndpointOf } from './endpoint.ts';

/**
 * Every endpoint by noun. Each imported file exports only endpoints. Loaded by servers, documentation and tests,
 * never by browsers.
 */
export const definitions = {
  account: { ...account, ...signIn, ...accountUser },
  addToCart,
  browse,
  cart: { ...cart, ...cartReads, ...cartServices, ...cartSharing },
  delivery,
  fabrics,
  favorites: { ...favorites, ...favoriteSkus },
  gallery,
  giftCards,
  help,
  materials,
  newsletter,
  options: { ...options, ...optionsBrowsing, ...productBrowse },
  order: {
    ...order,
    ...giftOptions,
    ...orderRecipients,
    ...orderStatus,
    ...packingSlip,
    ...cartRemovals,
    ...cartValidation,
  },
  payment,
  personalization,
  problems,
  promo,
  quickShip,
  quotes,
  recentlyViewed,
  recommendations,
  registry,
  reviews,
  stores,
  swatches,
  tenders,
  visualizer,
  wallets,
} satisfies Record<string, Readonly<Record<string, AnyEndpoint>>>;

type ByName<Noun> = { readonly [Name in keyof Noun]: Noun[Name] extends AnyEndpoint ? EndpointOf<Noun[Name]> : never };

/** The same table as clients and handlers use it. */
export const endpoints: { readonly [Noun in keyof typeof definitions]: ByName<(typeof definitions)[Noun]> } =
  definitions;

/** Every endpoint as a list. */
export const allDefinitions: readonly EndpointDefinition[] = Object.values(definitions).flatMap((byName) =>
  Object.values<EndpointDefinition>(byName),
);

/** First path segments that endpoints share with pages. */
const beside: readonly (string | undefined)[] = [
  'account',
  'checkout',
  'debug',
  'Favorites',
  'free-swatches',
  'gift-registry',
];

const paths = allDefinitions.map(({ path }) => path);
const getArea = (path: string) => (beside.includes(path.split('/')[1]) ? path : `/${path.split('/')[1]}/*`);

/** Paths handled by the backend: whole areas, and single paths in areas that also contain pages. */
export const endpointPaths: readonly string[] = [...new Set(paths.map(getArea))];
