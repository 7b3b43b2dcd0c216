import { CreateAccountScreen } from '@settee/checkout-kit';
import { accountRoutes, loginUrl } from '@settee/domain';
import { Navigate } from 'react-router-dom';
import { loginConfigQuery, useLoginConfig } from '../../data/sign-in.ts';
import { useCreateAccountPorts } from '../../data/sign-up.ts';
import type { RouteModule } from '../../page.ts';
import { Head } from '../../shell/Head.tsx';
import { accountMessages } from '../../shell/account-messages.ts';
import { useWords } from '../../shell/words.ts';

const signInPage = loginUrl(accountRoutes.account);

export const queries = () => [loginConfigQuery];

/** Redirects to the sign-in page when an identity service is configured, which also creates accounts. ROUTE-15 */
export const redirectTo: RouteModule['redirectTo'] = async (_, fetchQuery) => {
  const config = await fetchQuery(loginConfigQuery).catch(() => null);
  return config?.identityDomain ? { to: signInPage, isPermanent: false } : null;
};

export function Screen() {
  const messages = useWords('account', accountMessages);
  // Creates the session with the token that the form needs.
  const { data } = useLoginConfig();
  const ports = useCreateAccountPorts();
  if (data?.identityDomain) return <Navigate replace to={signInPage} />;
  return (
    <>
      <Head title={messages.createAccount} />
      <CreateAccountScreen ports={ports} />
    </>
  );
}
