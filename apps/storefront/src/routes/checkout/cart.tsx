import { CartScreen } from '@settee/checkout-kit';
import { cartRead, useCart, useCartPorts } from '../../data/cart.ts';
import { problemOf } from '../../data/problems.ts';
import { Head } from '../../shell/Head.tsx';
import { messages } from '../../shell/messages.ts';
import { useSite } from '../../shell/site.ts';

export const reads = () => [cartRead];

export function Screen() {
  const site = useSite();
  const { data, error, mutate } = useCart();
  const ports = useCartPorts(mutate);
  return (
    <>
      <Head title={messages.cart} />
      <CartScreen site={site} cart={data ?? null} loadProblem={problemOf(error)} ports={ports} />
    </>
  );
}
