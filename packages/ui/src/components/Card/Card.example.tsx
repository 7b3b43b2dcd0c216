import { Card } from '@settee/ui/Card';
import { Price } from '@settee/ui/Price';

export function CardExample() {
  return (
    <Card
      href="/alder-sofa/s100101"
      name="Alder 3-Seat Sofa"
      note="4 sizes"
      price={<Price now="$1,899.00" was="$2,199.00" />}
      picture={<img src="/alder.webp" alt="" width={640} height={480} />}
      flag="Sale"
      dots={[{ color: '#d8cdbd', label: 'Oat' }]}
    />
  );
}
