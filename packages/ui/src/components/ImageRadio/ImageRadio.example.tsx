import { ImageRadio } from '@settee/ui/ImageRadio';
import { useState } from 'react';

export function ImageRadioExample() {
  const [leg, setLeg] = useState('');
  return (
    <ImageRadio name="leg" value="oak" label="Oak" src="/leg-oak.webp" checked={leg === 'oak'} onSelect={setLeg} />
  );
}
