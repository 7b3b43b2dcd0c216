import { FacetGroup } from '@settee/ui/FacetGroup';
import { FilterPanel } from '@settee/ui/FilterPanel';
import { useState } from 'react';

export function FilterPanelExample() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <FilterPanel title="Filter" isEmpty={selected.length === 0} onClearAll={() => setSelected([])}>
      <FacetGroup
        label="Fabric"
        selected={selected}
        onSelectedChange={setSelected}
        values={[{ value: 'linen', label: 'Linen', count: 8 }]}
      />
    </FilterPanel>
  );
}
