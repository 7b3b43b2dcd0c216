import { RangeSlider, type SliderRange } from '@settee/ui/RangeSlider';
import { useState } from 'react';

export function RangeSliderExample() {
  const [price, setPrice] = useState<SliderRange>([500, 2000]);
  return (
    <RangeSlider
      legend="Price"
      thumbLabels={['Lowest price', 'Highest price']}
      min={0}
      max={4000}
      step={50}
      value={price}
      onValueChange={setPrice}
      format={(dollars) => `$${dollars}`}
    />
  );
}
