import { SignInSettingsScreen, type SignInSettingsScreenProps } from '@settee/checkout-kit';
import { browsersFixture, loaded, profileFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const done = async () => ok({ isSuccess: true, message: '' });
const ports: SignInSettingsScreenProps['ports'] = {
  saveName: done,
  savePhone: done,
  changeEmail: done,
  changePassword: done,
  mailPasswordLink: done,
  signOutBrowser: done,
  signOutOthers: done,
  deleteAccount: done,
  goTo: (url) => location.assign(url),
  leaveTo: (url) => location.assign(url),
  log: () => {},
};
const signOut = async () => true;

export function SignInSettingsScreenExample() {
  return (
    <SignInSettingsScreen
      site={site}
      load={loaded(profileFixture())}
      browsers={browsersFixture()}
      ports={ports}
      onSignOut={signOut}
    />
  );
}
