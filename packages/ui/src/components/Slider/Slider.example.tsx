import { Slider } from '@settee/ui/Slider';
import { useState } from 'react';

export function SliderExample() {
  const [width, setWidth] = useState(80);
  return (
    <Slider
      label="Width"
      min={60}
      max={120}
      value={width}
      onValueChange={setWidth}
      format={(inches) => `${inches} in`}
    />
  );
}
