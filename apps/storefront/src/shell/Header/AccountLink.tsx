import { Icon, lazyComponent, lazyPart } from '@settee/ui';
import { type MouseEvent, Suspense, useState } from 'react';
import { useUser } from '../../data/user.ts';
import { messages } from '../messages.ts';
import * as css from './Header.css.ts';

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx').then(({ AccountMenu }) => AccountMenu));
const SignInLayer = lazyComponent(() => import('../SignIn/SignInLayer.tsx').then((module) => module.SignInLayer));

/** Link to the account, with the first name, or to the sign-in, which opens as popup if scripts run. */
export function AccountLink() {
  const { data } = useUser();
  const [presses, setPresses] = useState(0);
  const link = (href: string, label: string, onClick?: (event: MouseEvent) => void) => (
    <a className={css.action} href={href} onClick={onClick}>
      <Icon name="user" className={css.actionIcon} />
      <span className={css.actionLabel}>{label}</span>
    </a>
  );
  if (data?.isLoggedIn) {
    return (
      <Suspense fallback={link('/account', data.firstName)}>
        <AccountMenu name={data.firstName} />
      </Suspense>
    );
  }
  const openSignIn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPresses(presses + 1);
  };
  return (
    <>
      {link('/account/login', messages.signIn, openSignIn)}
      {presses > 0 && <SignInLayer key={presses} onClose={() => setPresses(0)} />}
    </>
  );
}
