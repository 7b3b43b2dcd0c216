import { checkTaxCertificate, type CheckoutState, taxCertificateKey } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Call } from '../handler.ts';
import { refuseFields, type Refused } from '../http/refused.ts';
import { changeCheckout } from './change-checkout.ts';

const words = {
  missing: 'An exemption needs the number of a certificate.',
  invalid: 'Is not the number of a certificate.',
} as const;

function store(call: Call, taxCertificateNumber: string): Promise<CheckoutState | Refused> {
  return changeCheckout(call, async ({ tx, basket }) => {
    await tx.update(baskets).set({ taxCertificateNumber }).where(eq(baskets.id, basket.id));
    return undefined;
  });
}

/** Takes the tax off an order by a certificate, the account's without another, or puts it on again. TENDER-22, README decision 19 */
export async function applyExemption(
  call: Call,
  isTaxExempt: boolean,
  certificateNumber: string,
): Promise<CheckoutState | Refused> {
  if (!isTaxExempt) return store(call, '');
  const session = await call.shopper.session();
  const number = taxCertificateKey(certificateNumber) || (session?.account?.taxCertificateNumber ?? '');
  const problem = checkTaxCertificate(number);
  return problem ? refuseFields([{ field: 'certificateNumber', message: words[problem] }]) : store(call, number);
}
