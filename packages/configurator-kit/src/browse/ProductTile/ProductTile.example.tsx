import { ProductTile } from '@settee/configurator-kit';
import { productsFixture } from '@settee/configurator-kit/testing';

const [product] = productsFixture('main');

export function ProductTileExample() {
  return product && <ProductTile product={product} siteCulture="USA" sizes="320px" />;
}
