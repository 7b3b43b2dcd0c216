import { RadioGroup } from '@settee/ui/RadioGroup';
import { useState } from 'react';

export function RadioGroupExample() {
  const [way, setWay] = useState('home');
  return (
    <RadioGroup
      legend="Delivery"
      value={way}
      onValueChange={setWay}
      options={[
        { value: 'home', label: 'Home delivery', note: 'Free' },
        { value: 'store', label: 'Store pickup' },
      ]}
    />
  );
}
