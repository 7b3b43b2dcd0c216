import { ChipGroup } from '@settee/ui/ChipGroup';
import { useState } from 'react';

export function ChipGroupExample() {
  const [items, setItems] = useState([
    { key: 'linen', label: 'Linen' },
    { key: 'gray', label: 'Gray' },
  ]);
  return (
    <ChipGroup
      label="Active filters"
      items={items}
      onRemove={(removed) => setItems(items.filter(({ key }) => key !== removed))}
      onClearAll={() => setItems([])}
    />
  );
}
