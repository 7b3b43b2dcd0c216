import { CompareScreen } from '@settee/configurator-kit';
import { comparisonFixture } from '@settee/configurator-kit/testing';

export function CompareScreenExample() {
  return (
    <CompareScreen
      comparison={comparisonFixture('main')}
      siteCulture="USA"
      shopUrl="/shop-all"
      onRemove={() => undefined}
      onAddMore={() => undefined}
      renderBuy={() => <button type="button">Add to Cart</button>}
    />
  );
}
