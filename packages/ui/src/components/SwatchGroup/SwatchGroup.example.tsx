import { Swatch } from '@settee/ui/Swatch';
import { SwatchGroup } from '@settee/ui/SwatchGroup';
import { useState } from 'react';

const fabrics = [
  { value: 'oat', label: 'Bouclé, Oat', color: '#d8cdbd' },
  { value: 'ink', label: 'Velvet, Ink', color: '#22262b' },
];

export function SwatchGroupExample() {
  const [fabric, setFabric] = useState('oat');
  return (
    <SwatchGroup legend="Fabric">
      {fabrics.map((option) => (
        <Swatch key={option.value} name="fabric" {...option} checked={fabric === option.value} onSelect={setFabric} />
      ))}
    </SwatchGroup>
  );
}
