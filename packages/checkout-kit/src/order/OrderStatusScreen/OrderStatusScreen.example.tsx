import { OrderStatusScreen, TermsPopup } from '@settee/checkout-kit';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const succeed = async () => ok({ isSuccess: true, message: '' });
const ports = {
  requestCode: succeed,
  open: succeed,
  leave: () => {},
  print: () => window.print(),
  reorder: async () => ok({ terms: null, addedItemCount: 0, lines: [] }),
  log: () => {},
};

export function OrderStatusScreenExample() {
  return (
    <OrderStatusScreen
      site={site}
      orderNumber=""
      order={null}
      returns={null}
      ports={ports}
      renderTerms={(terms) => <TermsPopup {...terms} />}
    />
  );
}
