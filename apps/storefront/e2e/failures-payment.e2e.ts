import { atPayment, memberAtPayment, paymentOfGuest, promos, rewards } from './failures/payment.ts';
import { seeFailures } from './failures/see-failures.ts';
import { addSmall } from './journey.ts';

seeFailures([
  { name: 'what pays besides a card', brand: 'main', width: 1280, prepare: atPayment, actions: paymentOfGuest },
  { name: 'rewards', brand: 'main', width: 390, prepare: memberAtPayment, actions: rewards },
  {
    name: 'promo codes in the cart',
    brand: 'cb2',
    width: 390,
    prepare: ({ page, shop, journey }) => addSmall(page, shop, journey),
    actions: promos,
  },
]);
