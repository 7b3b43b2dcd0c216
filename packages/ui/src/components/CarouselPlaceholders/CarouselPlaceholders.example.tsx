import { CarouselPlaceholders } from '@settee/ui/CarouselPlaceholders';

export function CarouselPlaceholdersExample() {
  return <CarouselPlaceholders heading="You may also like" slidesPerView={{ base: 2, m: 4 }} ratio="4 / 3" lines={2} />;
}
