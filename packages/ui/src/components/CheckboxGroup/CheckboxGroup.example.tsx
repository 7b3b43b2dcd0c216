import { CheckboxGroup } from '@settee/ui/CheckboxGroup';
import { useState } from 'react';

export function CheckboxGroupExample() {
  const [values, setValues] = useState<readonly string[]>(['linen']);
  return (
    <CheckboxGroup
      legend="Fabric"
      values={values}
      onValuesChange={setValues}
      options={[
        { value: 'boucle', label: 'Bouclé', count: 12 },
        { value: 'linen', label: 'Linen', count: 8 },
      ]}
    />
  );
}
