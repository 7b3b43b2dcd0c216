import { Swatch } from '@settee/ui/Swatch';
import { useState } from 'react';

export function SwatchExample() {
  const [fabric, setFabric] = useState('');
  return (
    <Swatch
      name="fabric"
      value="oat"
      label="Bouclé, Oat"
      color="#d8cdbd"
      checked={fabric === 'oat'}
      onSelect={setFabric}
    />
  );
}
