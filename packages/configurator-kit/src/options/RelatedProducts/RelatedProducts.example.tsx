import { RelatedProducts } from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';

const page = pageFixture('main');

export function RelatedProductsExample() {
  return <RelatedProducts page={page} siteCulture="USA" />;
}
