import { validateTaxCertificate, type CheckoutState, taxCertificateKey } from '@settee/domain';
import { updateCart } from '../cart/cart.queries.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { validationError, type ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';

const words = {
  missing: 'An exemption needs the number of a certificate.',
  invalid: 'Is not the number of a certificate.',
} as const;

function store(call: HandlerArgs, taxCertificateNumber: string): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, cart }) => {
    await updateCart(tx, cart, { taxCertificateNumber });
    return undefined;
  });
}

/** Takes the tax off an order by a certificate, the account's without another, or puts it on again. TENDER-22, README decision 19 */
export async function applyExemption(
  call: HandlerArgs,
  isTaxExempt: boolean,
  certificateNumber: string,
): Promise<CheckoutState | ErrorResponse> {
  if (!isTaxExempt) return store(call, '');
  const session = await call.shopper.session();
  const number = taxCertificateKey(certificateNumber) || (session?.account?.taxCertificateNumber ?? '');
  const problem = validateTaxCertificate(number);
  return problem ? validationError([{ field: 'certificateNumber', message: words[problem] }]) : store(call, number);
}
