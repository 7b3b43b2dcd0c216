import { type CheckoutState, ok } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { serviceMessages } from '../cart/service-messages.ts';
import type { PromoChange } from '../cart/service-ports.ts';
import { usePromo, type PromoControl } from '../cart/usePromo.ts';
import { useDraft } from '../useDraft.ts';
import type { PortResult } from '../errors/request-failure.ts';
import type { CheckoutPromoPorts } from './ports.ts';
import type { TenderCheckout } from './tender-checkout.ts';
import { useWords } from '../use-words.ts';

/** The promotion code of a checkout, as the cart's panel takes it. TENDER-19, TENDER-21 */
export function useCheckoutPromo(checkout: TenderCheckout, ports: CheckoutPromoPorts): PromoControl {
  const change = async (save: () => Promise<PortResult<CheckoutState>>): Promise<PortResult<PromoChange>> => {
    const result = await checkout.sendPayment(save);
    if (!result.ok) return result;
    const { promoErrorMessage } = result.value;
    return ok(promoErrorMessage ? { isSuccess: false, promoErrorMessage, cartErrorMessage: '' } : { isSuccess: true });
  };
  const { run } = checkout.problems;
  const promo = usePromo({
    ports: {
      applyPromo: (code) => change(() => ports.apply(code)),
      removePromo: () => change(ports.remove),
    },
    labels: useWords('service', serviceMessages),
    say: useAnnounce(),
    onProblem: checkout.problems.report,
  });
  const { state } = promo;
  useDraft(checkout, 'promo', { entry: state.status === 'open' ? state.entry : '' }, ({ entry = '' }) => {
    if (entry === '') return;
    promo.open();
    promo.type(entry);
  });
  return {
    ...promo,
    apply: () => run(promo.apply),
    remove: (code) => run(() => promo.remove(code)),
  };
}
