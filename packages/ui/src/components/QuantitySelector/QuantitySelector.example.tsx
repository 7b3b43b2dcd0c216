import { QuantitySelector } from '@settee/ui/QuantitySelector';
import { useState } from 'react';

export function QuantitySelectorExample() {
  const [quantity, setQuantity] = useState(1);
  return <QuantitySelector label="Quantity" min={1} max={99} value={quantity} onValueChange={setQuantity} />;
}
