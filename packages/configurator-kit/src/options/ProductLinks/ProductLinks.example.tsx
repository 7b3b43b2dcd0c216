import { ProductLinks } from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';

const page = pageFixture('main');

export function ProductLinksExample() {
  return <ProductLinks page={page} />;
}
