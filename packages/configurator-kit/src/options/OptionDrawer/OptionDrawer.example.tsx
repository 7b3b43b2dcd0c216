import { OptionDrawer } from '@settee/configurator-kit';
import { sizeFixture } from '@settee/configurator-kit/testing';
import { formatPrice } from '@settee/domain';
import { useState } from 'react';

const format = (cents: number) => formatPrice(cents, 'USA');
const compatible = new Set(sizeFixture.choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code)));

export function OptionDrawerExample() {
  const [value, setValue] = useState<number>();
  const [isOpen, setOpen] = useState(true);
  return (
    <OptionDrawer
      option={sizeFixture}
      value={value}
      onSelect={setValue}
      compatible={compatible}
      priceWith={() => format(194_900)}
      format={format}
      step={1}
      missing={false}
      open={isOpen}
      onOpenChange={setOpen}
    />
  );
}
