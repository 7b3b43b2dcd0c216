import { ChoiceTiles } from '@settee/configurator-kit';
import { legFixture } from '@settee/configurator-kit/testing';
import { formatPrice } from '@settee/domain';
import { useState } from 'react';

const format = (cents: number) => formatPrice(cents, 'USA');
const compatible = new Set(legFixture.choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code)));

export function ChoiceTilesExample() {
  const [value, setValue] = useState<number>();
  return (
    <ChoiceTiles
      option={legFixture}
      value={value}
      onSelect={setValue}
      compatible={compatible}
      priceWith={() => format(194_900)}
      format={format}
    />
  );
}
