import { SortMenu } from '@settee/ui/SortMenu';
import { useState } from 'react';

export function SortMenuExample() {
  const [order, setOrder] = useState('featured');
  return (
    <SortMenu
      value={order}
      onValueChange={setOrder}
      options={[
        { key: 'featured', label: 'Featured' },
        { key: 'price', label: 'Price: Low to High' },
      ]}
    />
  );
}
