import { ConfirmationScreen } from '@settee/checkout-kit';
import { orderQuery, useOrder } from '../../data/order.ts';
import { useConfirmationPorts } from '../../data/order-status.ts';
import { loginConfigQuery, useLoginConfig } from '../../data/sign-in.ts';
import { useUser, userQuery } from '../../data/user.ts';
import { Head } from '../../shell/Head.tsx';
import { pageMessages } from '../../shell/page-messages.ts';
import { useSite } from '../../data/site.ts';
import { useWords } from '../../shell/words.ts';

export const queries = () => [orderQuery, userQuery, loginConfigQuery];

export function Screen() {
  const pageLabels = useWords('page', pageMessages);
  const site = useSite();
  const { data, error } = useOrder();
  const { data: user } = useUser();
  // An identity service creates accounts itself; without one, this loads the token for the form.
  const { data: login } = useLoginConfig();
  const isGuest = user?.isLoggedIn === false && login?.identityDomain === '';
  const ports = useConfirmationPorts(isGuest);
  return (
    <>
      <Head title={pageLabels.steps.confirmation} />
      <ConfirmationScreen site={site} order={data ?? null} isLoading={data === undefined && !error} ports={ports} />
    </>
  );
}
