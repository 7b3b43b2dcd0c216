import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, FavoritesScreen } from '@settee/configurator-kit';
import { boardPortsFixture, favoritesFixture, summariesFixture } from '@settee/configurator-kit/testing';
import { Button } from '@settee/ui/Button';

const board = favoritesFixture('main');
const report = (event: ConfiguratorKitEvent) => console.log(event);

export function FavoritesScreenExample() {
  return (
    <ConfiguratorEventsProvider value={report}>
      <FavoritesScreen
        summaries={summariesFixture(board.items)}
        board={board}
        siteCulture="USA"
        ports={boardPortsFixture()}
        buy={({ name }) => <Button aria-label={`Add to cart: ${name}`}>Add to cart</Button>}
        shopUrl="/"
        onRetry={() => {}}
      />
    </ConfiguratorEventsProvider>
  );
}
