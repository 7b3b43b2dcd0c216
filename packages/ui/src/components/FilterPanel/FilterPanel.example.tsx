import { FacetGroup } from '@settee/ui/FacetGroup';
import { FilterPanel } from '@settee/ui/FilterPanel';
import { useState } from 'react';

export function FilterPanelExample() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <FilterPanel title="Filter" isEmpty={picked.length === 0} onClearAll={() => setPicked([])}>
      <FacetGroup
        label="Fabric"
        picked={picked}
        onPickedChange={setPicked}
        values={[{ value: 'linen', label: 'Linen', count: 8 }]}
      />
    </FilterPanel>
  );
}
