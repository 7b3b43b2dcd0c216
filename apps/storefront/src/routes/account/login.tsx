import { LoginScreen } from '@settee/checkout-kit';
import { safeReturnUrl, type SignInError } from '@settee/domain';
import { loginConfigQuery, useLoginConfig, useSignInPorts } from '../../data/sign-in.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { Head } from '../../shell/Head.tsx';
import { accountMessages } from '../../shell/account-messages.ts';
import { useWords } from '../../shell/words.ts';

const problems: readonly SignInError[] = [
  'credentials',
  'locked',
  'expired',
  'existing-account',
  'unverified-email',
  'unavailable',
  'canceled',
  'failed',
];

const returnUrlOf = ({ query }: Pick<RouteLocation, 'query'>) => safeReturnUrl(query.get('returnUrl') ?? '');

export const queries = () => [loginConfigQuery];

/** A shopper who is signed in has nothing to do here. SIGN-23, SIGN-24 */
export const redirectTo: RouteModule['redirectTo'] = async (location, fetchQuery) => {
  const config = await fetchQuery(loginConfigQuery).catch(() => null);
  return config?.isLoggedIn ? { to: returnUrlOf(location), isPermanent: false } : null;
};

export function Screen({ query }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  const { data, error, mutate } = useLoginConfig();
  const ports = useSignInPorts();
  return (
    <>
      <Head title={messages.signIn} />
      <LoginScreen
        config={data ?? null}
        hasFailed={error !== undefined}
        onRetry={() => void mutate()}
        ports={ports}
        redirectUrl={returnUrlOf({ query })}
        isRedirect={query.get('isRedirect') === 'true'}
        problem={problems.find((problem) => problem === query.get('error')) ?? null}
      />
    </>
  );
}
