import { HomeScreen } from '@settee/configurator-kit';
import { homeFixture } from '@settee/configurator-kit/testing';

export function HomeScreenExample() {
  return <HomeScreen home={homeFixture('main')} siteCulture="USA" />;
}
