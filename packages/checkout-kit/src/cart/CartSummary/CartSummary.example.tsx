import {
  CartLine,
  type CartPorts,
  CartSummary,
  CheckoutEventsProvider,
  EmptyCart,
  getSavings,
  ProblemsPopups,
  RemovedLine,
  useCart,
  useProblems,
} from '@settee/checkout-kit';
import { cartFixture, cartPortsFixture } from '@settee/checkout-kit/testing';
import { type Cart, getSite } from '@settee/domain';
import { ButtonLink } from '@settee/ui';

const site = getSite('main', 'USA');

/** A cart page of your own: the lines, the totals, and the popup of a failed request. */
function OwnCart({ cart, ports }: { cart: Cart; ports: CartPorts }) {
  const problems = useProblems({ ports, basketId: cart.basketId });
  const control = useCart({ cart, ports, problems });
  const { orderSummary: summary } = cart;
  if (control.rows.length === 0) return <EmptyCart homeHref="/" />;
  return (
    <>
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {control.rows.map((row) =>
          row.kind === 'line' ? (
            <CartLine
              key={row.line.id}
              line={row.line}
              site={site}
              isBusy={row.isBusy}
              error={row.error}
              onQuantity={(quantity) => void control.changeQuantity(row.line, quantity)}
              onRemove={() => void control.remove(row.line)}
            />
          ) : (
            <RemovedLine
              key="removed"
              name={row.removal.line.itemInfo.name}
              isBusy={row.removal.isBusy}
              hasFailed={row.removal.hasFailed}
              onUndo={() => void control.undo()}
            />
          ),
        )}
      </ul>
      <CartSummary
        summary={summary}
        savings={getSavings(cart.lineItems, summary.discount)}
        site={site}
        isSettling={control.isSettling}
        action={<ButtonLink href="/checkout">Checkout</ButtonLink>}
      />
      <ProblemsPopups problems={problems} />
    </>
  );
}

export function CartSummaryExample() {
  return (
    <CheckoutEventsProvider value={(event) => console.log(event.type)}>
      <OwnCart cart={cartFixture('main')} ports={cartPortsFixture()} />
    </CheckoutEventsProvider>
  );
}
