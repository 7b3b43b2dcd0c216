import { PreferencesScreen } from '@settee/checkout-kit';
import { loaded, profileFixture } from '@settee/checkout-kit/testing';
import { ok } from '@settee/domain';

const ports = { save: async () => ok(null), log: () => {} };
const signOut = async () => true;

export function PreferencesScreenExample() {
  return <PreferencesScreen load={loaded(profileFixture())} ports={ports} onSignOut={signOut} />;
}
