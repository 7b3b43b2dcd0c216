import { ProductDetails } from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';

const page = pageFixture('main');

export function ProductDetailsExample() {
  return <ProductDetails page={page} care={[page.care]} />;
}
