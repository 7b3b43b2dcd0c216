import { ResetPasswordScreen } from '@settee/checkout-kit';
import { signInPortsFixture } from '@settee/checkout-kit/testing';
import { ok } from '@settee/domain';

const ports = { ...signInPortsFixture(), setPassword: async () => ok({ isSuccess: true, message: '' }) };

export function ResetPasswordScreenExample() {
  return <ResetPasswordScreen link="valid" onRetry={() => {}} ports={ports} />;
}
