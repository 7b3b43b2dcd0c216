import { IconButton } from '@settee/ui/IconButton';
import { useState } from 'react';

export function IconButtonExample() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton icon="heart" label="Save Alder to favorites" aria-pressed={saved} onClick={() => setSaved(!saved)} />
  );
}
