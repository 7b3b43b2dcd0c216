import { lazyComponent, lazyPart } from '@settee/ui';
import * as css from './sections.css.ts';

/** Parts that only some products have. The server renders them; their code loads after that of the page. */
export const Installation = lazyPart(
  () => import('./parts/Installation.tsx').then((module) => module.Installation),
  () => <div className={css.held} />,
);
export const LinkCheck = lazyPart(() => import('./parts/LinkCheck.tsx').then((module) => module.LinkCheck));
export const Members = lazyPart(() => import('./parts/Members.tsx').then((module) => module.Members));
export const OtherPurchase = lazyPart(() => import('./parts/OtherPurchase.tsx').then((module) => module.OtherPurchase));
export const Personalize = lazyPart(() => import('./parts/Personalize.tsx').then((module) => module.Personalize));
export const PersonalizeText = lazyPart(() =>
  import('./parts/PersonalizeText.tsx').then((module) => module.PersonalizeText),
);
export const ProductReviews = lazyPart(() =>
  import('./parts/ProductReviews.tsx').then((module) => module.ProductReviews),
);
export const Room = lazyPart(() => import('./parts/Room.tsx').then((module) => module.Room));

/** The server waits for these; their styles are in `alsoStyles` of the page. */
export const serverRenderedParts = [
  Installation,
  LinkCheck,
  Members,
  OtherPurchase,
  Personalize,
  PersonalizeText,
  ProductReviews,
  Room,
];

/** Parts that only the browser renders. */
export const DebugRedirect = lazyComponent(() =>
  import('./parts/DebugRedirect.tsx').then((module) => module.DebugRedirect),
);
export const Recommendations = lazyComponent(() =>
  import('./parts/Recommendations.tsx').then((module) => module.Recommendations),
);
export const RegistryBuy = lazyComponent(() => import('./parts/RegistryBuy.tsx').then((module) => module.RegistryBuy));
