import { inLanguage } from '@settee/domain';
import { Icon, lazyComponent, lazyPart, useIntent } from '@settee/ui';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useDataSource } from '../../data/data-source.ts';
import { usePage } from '../../data/site.ts';
import { useUser } from '../../data/user.ts';
import { shellMessages } from '../messages.ts';
import { useWords } from '../words.ts';
import * as css from './Header.css.ts';

interface AccountAnchorProps extends ComponentProps<'a'> {
  href: string;
  label: string;
}

function AccountAnchor({ href, label, ...rest }: AccountAnchorProps) {
  const { languagePrefix } = usePage();
  return (
    <a className={css.action} href={inLanguage(languagePrefix, href)} {...rest}>
      <Icon name="user" className={css.actionIcon} />
      <span className={css.actionLabel}>{label}</span>
    </a>
  );
}

const AccountMenu = lazyPart(
  () => import('./AccountMenu.tsx').then(({ AccountMenu }) => AccountMenu),
  ({ name }) => <AccountAnchor href="/account" label={name} />,
);
const loadSignIn = () => import('../SignIn/SignInLayer.tsx');
const SignInLayer = lazyComponent(() => loadSignIn().then((module) => module.SignInLayer));

/** Link to the account, with the first name, or to the sign-in, which opens as popup if scripts run. */
export function AccountLink() {
  const messages = useWords('shell', shellMessages);
  const { data } = useUser();
  const [clicks, setClicks] = useState(0);
  const source = useDataSource();
  const intent = useIntent(SignInLayer.load, async () => (await loadSignIn()).prefetchSignIn(source));
  if (data?.isLoggedIn) return <AccountMenu name={data.firstName} />;
  const openSignIn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setClicks(clicks + 1);
  };
  return (
    <>
      <AccountAnchor href="/account/login" label={messages.signIn} {...intent} onClick={openSignIn} />
      {clicks > 0 && <SignInLayer key={clicks} onClose={() => setClicks(0)} />}
    </>
  );
}
