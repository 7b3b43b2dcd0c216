import { Select } from '@settee/ui/Select';
import { useState } from 'react';

export function SelectExample() {
  const [state, setState] = useState('');
  return (
    <Select
      label="State"
      placeholder="Choose a state"
      value={state}
      onChange={(event) => setState(event.target.value)}
      options={[
        { value: 'IL', label: 'Illinois' },
        { value: 'OH', label: 'Ohio' },
      ]}
    />
  );
}
