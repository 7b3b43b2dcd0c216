import { ConfirmEmailScreen } from '@settee/checkout-kit';
import { ok } from '@settee/domain';

const ports = {
  confirm: async () => ok({ isSuccess: true, message: '', sessionToken: '', isPasswordWanted: false }),
  log: () => {},
};

export function ConfirmEmailScreenExample() {
  return <ConfirmEmailScreen antiForgeryToken="from the link" ports={ports} />;
}
