import { Thumbnail } from '@settee/ui/Thumbnail';
import { useState } from 'react';

export function ThumbnailExample() {
  const [selected, setSelected] = useState(false);
  return (
    <Thumbnail
      label="Show the front"
      selected={selected}
      onClick={() => setSelected(true)}
      picture={<img src="/alder-96.webp" alt="" width={96} height={72} />}
    />
  );
}
