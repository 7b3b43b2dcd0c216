import { DebugScreen } from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';

const page = pageFixture('main');

export function DebugScreenExample() {
  return <DebugScreen page={page} sku={100112} siteCulture="USA" choices={{}} onChoose={() => {}} />;
}
