import { ResetPasswordScreen } from '@settee/checkout-kit';
import { loginConfigQuery, useLoginConfig } from '../../data/sign-in.ts';
import { resetLinkQuery, useResetLink, useResetPasswordPorts } from '../../data/sign-up.ts';
import type { RouteLocation } from '../../page.ts';
import { Head } from '../../shell/Head.tsx';
import { accountMessages } from '../../shell/account-messages.ts';
import { useWords } from '../../shell/words.ts';

const getToken = (query: URLSearchParams) => query.get('token')?.slice(0, 200) ?? '';

export const queries = ({ query }: RouteLocation) => [loginConfigQuery, resetLinkQuery(getToken(query))];

export function Screen({ query }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  // Creates the session with the token that the form needs; a mailed link often opens in a browser without one.
  useLoginConfig();
  const token = getToken(query);
  const { data, error, mutate } = useResetLink(token);
  const ports = useResetPasswordPorts(token);
  const link = data ? (data.isValid ? 'valid' : 'expired') : error ? 'failed' : 'checking';
  return (
    <>
      <Head title={messages.resetPassword} />
      <ResetPasswordScreen link={link} onRetry={() => void mutate()} ports={ports} />
    </>
  );
}
