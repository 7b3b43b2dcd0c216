import { lazyPart } from '@settee/ui';
import * as css from './sections.css.ts';

/*
 * Parts that the server waits for and renders, with their styles; their code loads after that of the page. Most are for
 * some products only.
 */
export const Installation = lazyPart(
  () => import('./parts/Installation.tsx').then((module) => module.Installation),
  () => <div className={css.installationPlaceholder} />,
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
