import { type CheckoutState, routeOfStep, type WalletKind, type WalletReturn } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { PortResult } from '../../errors/request-failure.ts';
import { useOptionalOnEvent } from '../../events.ts';
import { walletMessages, type WalletMessages } from '../wallet-messages.ts';
import { getEntriesNotice, getReturnNotice, getWalletNotice } from '../wallet-notice.ts';
import type { ExpressPorts } from '../wallet-ports.ts';
import { useSendEntered } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';

export interface ExpressOptions {
  /** Starts a wallet and completes its payment. They never reject. */
  ports: ExpressPorts;
  /** Return from a wallet's page, which the shopper has just left; `null` otherwise. */
  returned?: WalletReturn | null;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<WalletMessages>;
}

/** Completes the payment of a shopper who is back from the wallet's page, once. */
function useReturnedWallet(
  returned: WalletReturn | null,
  ports: ExpressPorts,
  follow: (kind: WalletKind, result: PortResult<CheckoutState>) => void,
): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!returned || hasStarted.current) return;
    hasStarted.current = true;
    ports.forgetReturn();
    if (returned.result !== 'approved') return ports.logProblem(returned.kind, returned.result);
    void ports.finish(returned).then((result) => follow(returned.kind, result));
  });
}

/** Headless express checkout: opens a wallet, and follows its approval into the checkout. */
export function useExpressWallets({ ports, returned = null, messages }: ExpressOptions) {
  const labels = useWords('wallet', walletMessages, messages);
  const isReturning = returned?.result === 'approved';
  const [openKind, setOpenKind] = useState<WalletKind | null>(isReturning ? returned.kind : null);
  const [notice, setNotice] = useState(() => getReturnNotice(labels, returned));
  const sendEntered = useSendEntered();
  const onEvent = useOptionalOnEvent();

  const fail = (kind: WalletKind, text = labels.failed(labels.walletNames[kind])) => {
    setOpenKind(null);
    setNotice({ tone: 'critical', text });
  };
  /** Opens the furthest step that the wallet's data allow. */
  const follow = (kind: WalletKind, result: PortResult<CheckoutState>) => {
    if (!result.ok) {
      ports.logProblem(kind, result.error.message);
      return fail(kind);
    }
    const { step, paymentData } = result.value;
    const message = paymentData.alternativePaymentsData?.errorMessage ?? '';
    return message === '' ? ports.goTo(routeOfStep(step)) : fail(kind, message);
  };

  const open = async (kind: WalletKind) => {
    if (openKind !== null) return;
    const sent = sendEntered();
    if (sent) return (await sent) && setNotice(getEntriesNotice(labels, kind));
    setNotice(null);
    setOpenKind(kind);
    onEvent?.({ type: 'checkout.walletStarted', kind });
    const result = await ports.open(kind);
    if (!result.ok) {
      ports.logProblem(kind, result.error.message);
      return fail(kind);
    }
    const outcome = result.value;
    switch (outcome.status) {
      case 'left':
        // Busy until the browser leaves the page; usable again when Back restores it.
        addEventListener('pageshow', () => setOpenKind(null), { once: true });
        return;
      case 'approved':
        return follow(kind, await ports.apply(outcome.approval));
      case 'refused':
        return fail(kind, outcome.message);
      case 'canceled':
      case 'declined':
      case 'expired':
        ports.logProblem(kind, outcome.status);
        setOpenKind(null);
        return setNotice(getWalletNotice(labels, kind, outcome.status));
      default:
        return outcome satisfies never;
    }
  };

  useReturnedWallet(returned, ports, follow);
  return { labels, openKind, isFinishing: isReturning && openKind !== null, notice, open };
}
