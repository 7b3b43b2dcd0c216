import { CarouselThumbnails } from '@settee/ui/CarouselThumbnails';
import { useState } from 'react';

const views = ['Front', 'Side', 'Detail'];

export function CarouselThumbnailsExample() {
  const [slide, setSlide] = useState(0);
  return (
    <CarouselThumbnails
      index={slide}
      onSelect={setSlide}
      thumbnails={views.map((view) => ({
        label: view,
        picture: <img src="/alder-96.webp" alt="" width={96} height={72} />,
      }))}
    />
  );
}
