import { RatingDistribution, type Stars } from '@settee/ui/RatingDistribution';
import { useState } from 'react';

export function RatingDistributionExample() {
  const [selected, setSelected] = useState<Stars[]>([]);
  return (
    <RatingDistribution
      label="Ratings"
      counts={{ 1: 2, 2: 1, 3: 5, 4: 18, 5: 64 }}
      selected={selected}
      onRowClick={(stars) => setSelected([stars])}
    />
  );
}
