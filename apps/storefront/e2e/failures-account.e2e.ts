import { accountOfGuest, accountOfMember, signedIn } from './failures/account.ts';
import { seeFailures } from './failures/see-failures.ts';

seeFailures([
  { name: 'an account', brand: 'cb2', width: 390, actions: accountOfGuest },
  {
    name: 'the pages of the account',
    brand: 'main',
    width: 1280,
    prepare: signedIn('vera.cards@example.com', 'Settee-Vera-1'),
    actions: accountOfMember,
  },
]);
