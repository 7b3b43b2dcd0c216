import { ImageAndTextPicker } from '@settee/configurator-kit';
import { cushionFixture } from '@settee/configurator-kit/testing';
import { formatPrice } from '@settee/domain';
import { useState } from 'react';

const format = (cents: number) => formatPrice(cents, 'USA');
const compatible = new Set(cushionFixture.choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code)));

export function ImageAndTextPickerExample() {
  const [value, setValue] = useState<number>();
  return (
    <ImageAndTextPicker
      option={cushionFixture}
      value={value}
      onSelect={setValue}
      compatible={compatible}
      priceWith={() => format(194_900)}
      format={format}
    />
  );
}
