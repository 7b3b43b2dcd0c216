import { CreateAccountScreen } from '@settee/checkout-kit';
import { loginConfigRead, useLoginConfig } from '../../data/sign-in.ts';
import { useCreateAccountPorts } from '../../data/sign-up.ts';
import { Head } from '../../shell/Head.tsx';
import { accountMessages as messages } from '../../shell/account-messages.ts';

export const reads = () => [loginConfigRead];

export function Screen() {
  // Brings the session whose token the form needs.
  useLoginConfig();
  return (
    <>
      <Head title={messages.createAccount} />
      <CreateAccountScreen ports={useCreateAccountPorts()} />
    </>
  );
}
