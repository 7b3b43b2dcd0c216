import { MaterialPicker } from '@settee/configurator-kit';
import { fabricFixture } from '@settee/configurator-kit/testing';
import { formatPrice } from '@settee/domain';
import { useState } from 'react';

const format = (cents: number) => formatPrice(cents, 'USA');
const compatible = new Set(fabricFixture.choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code)));

export function MaterialPickerExample() {
  const [value, setValue] = useState<number>();
  return (
    <MaterialPicker
      option={fabricFixture}
      value={value}
      onSelect={setValue}
      compatible={compatible}
      priceWith={() => format(194_900)}
      format={format}
    />
  );
}
