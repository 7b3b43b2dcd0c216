import { CompareBar } from '@settee/configurator-kit';
import { productsFixture } from '@settee/configurator-kit/testing';

const products = productsFixture('main').slice(0, 2);

export function CompareBarExample() {
  return (
    <CompareBar
      skus={products.map(({ sku }) => sku)}
      products={products}
      isRejected={false}
      onRemove={() => undefined}
      onClear={() => undefined}
    />
  );
}
