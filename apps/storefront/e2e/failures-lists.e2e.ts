import { signedIn } from './failures/account.ts';
import { favorites, registry } from './failures/lists.ts';
import { seeFailures } from './failures/see-failures.ts';

seeFailures([
  { name: 'favorites', brand: 'cb2', width: 390, actions: favorites },
  {
    name: 'a registry',
    brand: 'main',
    width: 1280,
    prepare: signedIn('nora.new@example.com', 'Settee-Nora-1'),
    actions: registry,
  },
]);
