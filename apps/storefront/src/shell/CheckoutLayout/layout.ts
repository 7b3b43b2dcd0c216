import type { PageLayout } from '../../page.ts';
import { CheckoutFooter } from './CheckoutFooter.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';

/** Layout of the checkout steps. ROUTE-02 */
export const layout: PageLayout = { Header: CheckoutHeader, Footer: CheckoutFooter };
