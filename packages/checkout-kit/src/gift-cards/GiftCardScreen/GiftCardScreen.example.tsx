import { GiftCardScreen } from '@settee/checkout-kit';
import { imagesFixture } from '@settee/checkout-kit/testing';
import { Button } from '@settee/ui/Button';

const amounts = [2500, 5000, 10_000];
const page = {
  title: 'Gift cards',
  text: 'Gift cards pay for anything, never expire and have no fees.',
  picture: imagesFixture.main.sofa,
  options: [{ sku: 190001, name: 'By mail', note: 'Mailed free', url: '/mail', isElectronic: false, amounts }],
};

export function GiftCardScreenExample() {
  return (
    <GiftCardScreen
      page={page}
      sku={190001}
      siteCulture="USA"
      renderBuy={(check) => <Button onClick={() => check()}>Add to cart</Button>}
    />
  );
}
