import { AccountScreen } from '@settee/checkout-kit';
import { loaded, profileFixture } from '@settee/checkout-kit/testing';

const signOut = async () => true;

export function AccountScreenExample() {
  return <AccountScreen load={loaded(profileFixture())} onSignOut={signOut} />;
}
