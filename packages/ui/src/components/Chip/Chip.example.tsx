import { Chip } from '@settee/ui/Chip';
import { useState } from 'react';

export function ChipExample() {
  const [inStock, setInStock] = useState(false);
  return (
    <Chip pressed={inStock} onClick={() => setInStock(!inStock)}>
      In stock
    </Chip>
  );
}
