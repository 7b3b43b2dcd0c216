import { purchase } from './failures.ts';
import { seeFailures } from './failures/see-failures.ts';

seeFailures([
  { name: 'the purchase', brand: 'main', width: 1280, actions: purchase },
  { name: 'the purchase', brand: 'cb2', width: 390, actions: purchase },
]);
