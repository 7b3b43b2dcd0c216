import { ImageRadio } from '@settee/ui/ImageRadio';
import { ImageRadioGroup } from '@settee/ui/ImageRadioGroup';
import { useState } from 'react';

const legs = [
  { value: 'oak', label: 'Oak', src: '/leg-oak.webp' },
  { value: 'walnut', label: 'Walnut', src: '/leg-walnut.webp' },
];

export function ImageRadioGroupExample() {
  const [leg, setLeg] = useState('oak');
  return (
    <ImageRadioGroup legend="Leg" tileWidth={120}>
      {legs.map((option) => (
        <ImageRadio key={option.value} name="leg" {...option} checked={leg === option.value} onSelect={setLeg} />
      ))}
    </ImageRadioGroup>
  );
}
