import { Combobox } from '@settee/ui/Combobox';
import { useState } from 'react';

const towns = ['Chicago', 'Cleveland', 'Columbus', 'Detroit'];

export function ComboboxExample() {
  const [typed, setTyped] = useState('');
  const found = towns.filter((town) => town.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Combobox
      label="Town"
      value={typed}
      onValueChange={setTyped}
      onOptionSelect={({ label }) => setTyped(label)}
      options={found.map((town) => ({ value: town, label: town }))}
    />
  );
}
