import type { PageLayout } from '../../page.ts';
import { CheckoutFooter } from './CheckoutFooter.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';

/** What surrounds the steps of the checkout. ROUTE-02 */
export const layout: PageLayout = { Header: CheckoutHeader, Footer: CheckoutFooter };
