import { ConfirmEmailScreen } from '@settee/checkout-kit';
import { loginConfigQuery, useLoginConfig } from '../../data/sign-in.ts';
import { useConfirmEmailPorts } from '../../data/sign-up.ts';
import type { RouteLocation } from '../../page.ts';
import { Head } from '../../shell/Head.tsx';
import { accountMessages } from '../../shell/account-messages.ts';
import { useWords } from '../../shell/words.ts';

export const queries = () => [loginConfigQuery];

export function Screen({ query }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  const { data } = useLoginConfig();
  const ports = useConfirmEmailPorts(query.get('token')?.slice(0, 200) ?? '');
  return (
    <>
      <Head title={messages.confirmEmail} />
      <ConfirmEmailScreen antiForgeryToken={data?.antiForgeryToken ?? ''} ports={ports} />
    </>
  );
}
