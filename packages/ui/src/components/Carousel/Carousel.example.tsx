import { Carousel } from '@settee/ui/Carousel';

const rooms = ['Living room', 'Bedroom', 'Terrace'];

export function CarouselExample() {
  return (
    <Carousel
      label="Rooms"
      slidesPerView={{ base: 1, m: 2 }}
      slides={rooms.map((room) => (
        <figure key={room}>
          <img src="/room.webp" alt={room} width={640} height={480} />
        </figure>
      ))}
    />
  );
}
