import type { RenderTerms } from '@settee/checkout-kit';
import { lazyComponent } from '@settee/ui';

const TermsPopup = lazyComponent(() => import('./terms-popup.ts').then((module) => module.TermsPopup));

/** Terms of what is made to order, before it is bought again; loaded when they are needed. ATC-30 */
export const renderTerms: RenderTerms = (terms) => <TermsPopup {...terms} />;
