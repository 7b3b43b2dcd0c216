import type { PageLayout } from '../../page.ts';
import { CheckoutFooter } from './CheckoutFooter.tsx';
import { PlainHeader } from './PlainHeader.tsx';

/** Layout of documents such as a packing slip. */
export const layout: PageLayout = { Header: PlainHeader, Footer: CheckoutFooter };
