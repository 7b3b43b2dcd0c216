import { browsing, productLayers } from './failures/shopping.ts';
import { seeFailures } from './failures/see-failures.ts';

seeFailures([
  { name: 'finding things', brand: 'cb2', width: 390, actions: browsing },
  { name: 'what opens from a product', brand: 'main', width: 1280, actions: productLayers },
]);
