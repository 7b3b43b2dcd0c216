import {
  type CheckoutState,
  checkoutRoutes,
  type CheckoutStep,
  needsPromoVerification,
  previousStep,
  resolvePromoVerification,
  routeOfStep,
  stepIndex,
} from '@settee/domain';
import { type Dispatch, useRef } from 'react';
import type { DraftName } from '../draft-ports.ts';
import { useCartValidation } from '../errors/useCartValidation.ts';
import type { Problems } from '../errors/useProblems.ts';
import type { OnEvent } from '../events.ts';
import type { CheckoutRequest, CheckoutRequests } from './checkout-requests.ts';
import type { CheckoutPorts, StepPorts } from './ports.ts';
import type { CheckoutEvent, CheckoutFlowState } from './reducer.ts';

/** Drafts that are dropped once the step is saved. */
const draftsOf: Readonly<Record<CheckoutStep, readonly DraftName[]>> = {
  [stepIndex.shipping]: ['shipping', 'recipient'],
  [stepIndex.giftOptions]: ['giftOptions'],
  [stepIndex.payment]: ['payment', 'billing', 'promo'],
  [stepIndex.review]: [],
  [stepIndex.confirmation]: [],
};

function dropDrafts({ drafts }: StepPorts, names: readonly DraftName[]): void {
  for (const name of names) drafts?.drop(name);
}

export const dropAllDrafts = (ports: StepPorts): void => dropDrafts(ports, Object.values(draftsOf).flat());

interface StepMovesOptions {
  state: CheckoutFlowState;
  step: CheckoutStep;
  isFromReview: boolean;
  ports: CheckoutPorts;
  problems: Problems;
  requests: CheckoutRequests;
  send: Dispatch<CheckoutEvent>;
  onEvent: OnEvent;
}

/** Verifies a promo code and removes one that is no longer valid; returns whether the shopper may go on. CHK-13 */
async function isPromoVerified({ state, ports, problems, requests, send }: StepMovesOptions): Promise<boolean> {
  const { promoCode } = state.data;
  if (!needsPromoVerification(promoCode) || !ports.verifyPromoCode) return true;
  const verified = await ports.verifyPromoCode(promoCode);
  if (!verified.ok) {
    problems.report(verified.error);
    return false;
  }
  if (resolvePromoVerification(verified.value).next !== 'reset-promo') return true;
  send({ type: 'promoReset' });
  ports.scrollToTop();
  await requests.refresh();
  return false;
}

/**
 * Opens the step that the backend returned, and returns whether it follows the current one. After a rejected move
 * the page stays: to open the next one would only redirect here, and close what the shopper has opened. CHK-12
 */
function finishMove(
  { step, ports, send, onEvent }: StepMovesOptions,
  data: CheckoutState,
  wanted: CheckoutStep,
): boolean {
  const reached = data.step < wanted ? data.step : wanted;
  if (reached <= step) {
    send({ type: 'replaced', data });
    send({ type: 'stopped' });
    if (reached < step) ports.goTo(routeOfStep(reached));
    return false;
  }
  dropDrafts(ports, draftsOf[step]);
  send({ type: 'moveNext', data, step: reached });
  onEvent({ type: 'checkout.stepCompleted', step });
  ports.goTo(routeOfStep(reached));
  return true;
}

/** Moves from step to step. CHK-09 to CHK-17 */
export function useStepMoves(options: StepMovesOptions) {
  const { state, isFromReview, ports, problems, requests, send } = options;
  const interrupted = useRef<[CheckoutStep, CheckoutRequest] | null>(null);
  const validation = useCartValidation({
    ports,
    problems,
    page: 'checkout',
    onRefreshCheckout: () => void problems.run(requests.refresh),
    onToCart: () => ports.goTo(checkoutRoutes.cart),
    onGoOn: () => void problems.run(goOn),
  });

  /** Promo verification, then cart validation. CHK-09, CHK-13 to CHK-17 */
  const mayGoOn = async (): Promise<boolean> => {
    if (!(await isPromoVerified(options))) return false;
    const isValid = await validation.validate();
    if (!isValid) send({ type: 'stopped' });
    return isValid;
  };

  /** Calls what is to be saved first, one after the other, then validates and moves. CHK-10 to CHK-12, CHK-16 */
  const goForward = async (
    toNext: CheckoutStep,
    toMove: CheckoutRequest,
    ...saves: (CheckoutRequest | undefined)[]
  ): Promise<boolean> => {
    const [next, move] = isFromReview ? ([4, ports.moveToReviewPage] as const) : ([toNext, toMove] as const);
    if (state.work !== 'nothing') return false;
    send({ type: 'moveStart' });
    for (const save of saves) if (save && !(await requests.save(save))) return false;
    interrupted.current = [next, move];
    if (!(await mayGoOn())) return false;
    interrupted.current = null;
    const moved = await requests.call(move);
    if (moved === null) return false;
    return finishMove(options, moved, next);
  };

  /** Resumes the interrupted move after 'Continue' in a popup. VALID-10 */
  const goOn = async () => {
    const { current } = interrupted;
    await (current ? goForward(...current) : requests.refresh());
  };
  const forgetInterrupted = () => {
    interrupted.current = null;
  };

  return { validation, mayGoOn, goForward, goBack: () => goBack(options), forgetInterrupted };
}

function goBack({ step, isFromReview, ports, send }: StepMovesOptions): void {
  if (isFromReview) return ports.goTo(checkoutRoutes.review);
  const previous = previousStep(step);
  if (previous !== 0) send({ type: 'movePrevious', step: previous });
  ports.goTo(routeOfStep(previous));
}
