import { ProductGrid } from '@settee/configurator-kit';
import { productsFixture } from '@settee/configurator-kit/testing';

export function ProductGridExample() {
  return <ProductGrid products={productsFixture('main')} siteCulture="USA" />;
}
