import { SegmentedControl } from '@settee/ui/SegmentedControl';
import { useState } from 'react';

export function SegmentedControlExample() {
  const [unit, setUnit] = useState('in');
  return (
    <SegmentedControl
      legend="Unit"
      value={unit}
      onValueChange={setUnit}
      options={[
        { value: 'in', label: 'in', fullName: 'inches' },
        { value: 'cm', label: 'cm', fullName: 'centimeters' },
      ]}
    />
  );
}
