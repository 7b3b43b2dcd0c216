import { CartLine } from '@settee/checkout-kit';
import { linesFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');
const { table } = linesFixture('main');
const { unitPrice } = table.priceQuantityTotals;

export function CartLineExample() {
  const [quantity, setQuantity] = useState(2);
  const totals = { ...table.priceQuantityTotals, quantity, lineTotal: unitPrice * quantity };
  return (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <CartLine
        line={{ ...table, priceQuantityTotals: totals }}
        site={site}
        onQuantity={setQuantity}
        onRemove={() => console.log('removed')}
      />
    </ul>
  );
}
