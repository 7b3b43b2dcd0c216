import { Checkbox } from '@settee/ui/Checkbox';
import { useState } from 'react';

export function CheckboxExample() {
  const [isGift, setIsGift] = useState(false);
  return <Checkbox label="This is a gift" checked={isGift} onChange={(event) => setIsGift(event.target.checked)} />;
}
