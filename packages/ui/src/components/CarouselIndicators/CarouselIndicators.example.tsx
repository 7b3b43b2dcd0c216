import { CarouselIndicators } from '@settee/ui/CarouselIndicators';
import { useState } from 'react';

export function CarouselIndicatorsExample() {
  const [slide, setSlide] = useState(0);
  return <CarouselIndicators count={4} index={slide} onSelect={setSlide} />;
}
