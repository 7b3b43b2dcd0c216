import { type CheckoutState, routeOfStep, type WalletKind, type WalletReturn } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { PortResult } from '../../errors/request-failure.ts';
import { type OnEvent, useOptionalOnEvent } from '../../events.ts';
import { walletMessages, type WalletMessages } from '../wallet-messages.ts';
import { getEntriesNotice, getReturnNotice, getWalletNotice, type WalletNotice } from '../wallet-notice.ts';
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

/** Values that the steps from the click on a wallet to its result share. */
interface ExpressFlow {
  ports: ExpressPorts;
  labels: WalletMessages;
  onEvent: OnEvent | null;
  setOpenKind: (kind: WalletKind | null) => void;
  setNotice: (notice: WalletNotice | null) => void;
}

/** Logs and emits why a wallet did not pay. */
function reportFailure({ ports, onEvent }: ExpressFlow, kind: WalletKind, reason: string): void {
  ports.logProblem(kind, reason);
  onEvent?.({ type: 'checkout.walletFailed', kind, reason });
}

function showFailure({ setOpenKind, setNotice }: ExpressFlow, text: string): void {
  setOpenKind(null);
  setNotice({ tone: 'critical', text });
}

function failCall(flow: ExpressFlow, kind: WalletKind, reason: string): void {
  reportFailure(flow, kind, reason);
  showFailure(flow, flow.labels.failed(flow.labels.walletNames[kind]));
}

/** Emits and shows that a wallet can't pay this order. */
function reject(flow: ExpressFlow, kind: WalletKind, text: string): void {
  flow.onEvent?.({ type: 'checkout.walletFailed', kind, reason: 'rejected' });
  showFailure(flow, text);
}

/** Opens the furthest step that the wallet's data allow, or shows why the wallet can't pay. */
function finish(flow: ExpressFlow, kind: WalletKind, result: PortResult<CheckoutState>): void {
  if (!result.ok) return failCall(flow, kind, result.error.message);
  const { step, paymentData } = result.value;
  const message = paymentData.alternativePaymentsData?.errorMessage ?? '';
  if (message !== '') return reject(flow, kind, message);
  flow.onEvent?.({ type: 'checkout.walletApplied', kind });
  flow.ports.goTo(routeOfStep(step));
}

/** Opens a wallet and applies what the shopper approves there. */
async function openWallet(flow: ExpressFlow, kind: WalletKind): Promise<void> {
  const { ports, labels, onEvent, setOpenKind, setNotice } = flow;
  setNotice(null);
  setOpenKind(kind);
  onEvent?.({ type: 'checkout.walletStarted', kind });
  const result = await ports.open(kind);
  if (!result.ok) return failCall(flow, kind, result.error.message);
  const outcome = result.value;
  switch (outcome.status) {
    case 'left':
      // Busy until the browser leaves the page; usable again when Back restores it.
      addEventListener('pageshow', () => setOpenKind(null), { once: true });
      return;
    case 'approved':
      return finish(flow, kind, await ports.apply(outcome.approval));
    case 'refused':
      return reject(flow, kind, outcome.message);
    case 'canceled':
    case 'declined':
    case 'expired':
      reportFailure(flow, kind, outcome.status);
      setOpenKind(null);
      return setNotice(getWalletNotice(labels, kind, outcome.status));
    default:
      return outcome satisfies never;
  }
}

/** Completes, once, what the shopper did on the wallet's page. */
function useReturnFromWallet(flow: ExpressFlow, returned: WalletReturn | null): void {
  const { ports, onEvent } = flow;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!returned || hasStarted.current) return;
    hasStarted.current = true;
    ports.forgetReturn();
    const { kind, result } = returned;
    if (result === 'applied') return onEvent?.({ type: 'checkout.walletApplied', kind });
    if (result !== 'approved') return reportFailure(flow, kind, result);
    void ports.finish(returned).then((finished) => finish(flow, kind, finished));
  });
}

/** Headless express checkout: opens a wallet, and follows its approval into the checkout. */
export function useExpressWallets({ ports, returned = null, messages }: ExpressOptions) {
  const labels = useWords('wallet', walletMessages, messages);
  const [isFinishing, setIsFinishing] = useState(returned?.result === 'approved');
  const [openKind, setOpenKind] = useState(isFinishing && returned ? returned.kind : null);
  const [notice, setNotice] = useState(() => getReturnNotice(labels, returned));
  const sendEntered = useSendEntered();
  const flow: ExpressFlow = { ports, labels, onEvent: useOptionalOnEvent(), setOpenKind, setNotice };
  useReturnFromWallet(flow, returned);

  const open = async (kind: WalletKind) => {
    if (openKind !== null) return;
    const sent = sendEntered();
    if (sent) return (await sent) && setNotice(getEntriesNotice(labels, kind));
    setIsFinishing(false);
    return openWallet(flow, kind);
  };

  return { labels, openKind, isFinishing: isFinishing && openKind !== null, notice, open };
}
