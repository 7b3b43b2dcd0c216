import { FacetGroup } from '@settee/ui/FacetGroup';
import { useState } from 'react';

export function FacetGroupExample() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <FacetGroup
      label="Color"
      selected={selected}
      onSelectedChange={setSelected}
      values={[
        { value: 'oat', label: 'Oat', count: 14, color: '#d8cdbd' },
        { value: 'ink', label: 'Ink', count: 6, color: '#22262b' },
      ]}
    />
  );
}
