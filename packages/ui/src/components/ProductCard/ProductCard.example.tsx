import { Price } from '@settee/ui/Price';
import { ProductCard } from '@settee/ui/ProductCard';

export function ProductCardExample() {
  return (
    <ProductCard
      href="/alder-sofa/s100101"
      name="Alder 3-Seat Sofa"
      price={<Price now="$1,899.00" />}
      pictures={[
        <img key="front" src="/alder-front.webp" alt="" width={640} height={480} />,
        <img key="room" src="/alder-room.webp" alt="" width={640} height={480} />,
      ]}
    />
  );
}
