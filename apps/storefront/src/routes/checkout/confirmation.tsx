import { ConfirmationScreen } from '@settee/checkout-kit';
import { useMemo } from 'react';
import { orderRead, useOrder } from '../../data/order.ts';
import { printPage } from '../../edges/navigation.ts';
import { Head } from '../../shell/Head.tsx';
import { pageMessages } from '../../shell/page-messages.ts';
import { useSite } from '../../shell/site.ts';

export const queries = () => [orderRead];

export function Screen() {
  const site = useSite();
  const { data, error } = useOrder();
  const ports = useMemo(() => ({ print: printPage }), []);
  return (
    <>
      <Head title={pageMessages.steps.confirmation} />
      <ConfirmationScreen site={site} order={data ?? null} isLoading={data === undefined && !error} ports={ports} />
    </>
  );
}
