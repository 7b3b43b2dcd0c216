import { signedIn } from './failures/account.ts';
import { favorites, registries, registry } from './failures/lists.ts';
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
  {
    name: 'several registries',
    brand: 'main',
    width: 390,
    prepare: signedIn('milo.many@example.com', 'Settee-Milo-1'),
    actions: registries,
  },
]);
