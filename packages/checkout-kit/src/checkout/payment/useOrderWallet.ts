import { type CheckoutState, type WalletKind, type WalletReturn } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import type { PortResult } from '../../errors/request-failure.ts';
import { walletMessages, type WalletMessages } from '../../payment/wallet-messages.ts';
import { getEntriesNotice, getReturnNotice, getWalletNotice, type WalletNotice } from '../../payment/wallet-notice.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { usePreloadWallets, useWalletsOfBrowser } from '../../payment/use-wallet-browser.ts';
import { useSendEntered } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';

/** The wallet that pays an order; `null` unless one can. */
export const getAppliedWallet = ({ paymentData }: CheckoutState) => {
  const wallet = paymentData.alternativePaymentsData?.appliedWallet ?? null;
  return wallet?.isApplied ? wallet : null;
};

/** The wallets that may pay an order, in the order of the site. */
export function getOfferedWallets({ data, ports }: Pick<CheckoutControl, 'data' | 'ports'>): readonly WalletKind[] {
  const { alternativePaymentsData: setup, isAlternativePaymentsEnabled } = data.paymentData;
  return ports.wallets && setup && isAlternativePaymentsEnabled ? setup.kinds : [];
}

/** Values that the steps from the click on a wallet to its payment share. */
interface WalletFlow {
  checkout: CheckoutControl;
  labels: WalletMessages;
  say: (sentence: string) => void;
  openKind: WalletKind | null;
  setOpenKind: (kind: WalletKind | null) => void;
  setNotice: (notice: WalletNotice | null) => void;
}

/** Logs and emits why a wallet did not pay. */
function reportFailure({ data, ports, onEvent }: CheckoutControl, kind: WalletKind, reason: string): void {
  ports.wallets?.logProblem(kind, { initiator: 'payment', basketId: data.basketId, status: reason });
  onEvent({ type: 'checkout.walletFailed', kind, reason });
}

/** Says that a wallet pays now, or why it does not. */
function finish({ checkout, labels, say, ...flow }: WalletFlow, kind: WalletKind, result: PortResult<CheckoutState>) {
  const { problems, onEvent } = checkout;
  flow.setOpenKind(null);
  if (!result.ok) {
    reportFailure(checkout, kind, result.error.message);
    return problems.report(result.error);
  }
  const errorMessage = result.value.paymentData.alternativePaymentsData?.errorMessage ?? '';
  if (errorMessage !== '') {
    onEvent({ type: 'checkout.walletFailed', kind, reason: 'rejected' });
    return flow.setNotice({ tone: 'critical', text: errorMessage });
  }
  onEvent({ type: 'checkout.walletApplied', kind });
  say(labels.walletApplied(labels.walletNames[kind]));
}

/** Opens a wallet and applies what the shopper approves there. */
async function openWallet(flow: WalletFlow, kind: WalletKind) {
  const { checkout, labels, setOpenKind, setNotice } = flow;
  const { data, ports, problems, state, sendPayment, onEvent } = checkout;
  const { wallets } = ports;
  if (!wallets || flow.openKind !== null || state.work !== 'nothing') return;
  setNotice(null);
  setOpenKind(kind);
  onEvent({ type: 'checkout.walletStarted', kind });
  const amount = data.paymentData.payPalData.payPalSetupData?.amount ?? data.orderSummary.total;
  const result = await wallets.open(kind, { initiator: 'payment', basketId: data.basketId, amount });
  if (!result.ok) {
    setOpenKind(null);
    reportFailure(checkout, kind, result.error.message);
    return problems.report(result.error);
  }
  const outcome = result.value;
  switch (outcome.status) {
    case 'left':
      // Busy until the browser leaves the page; usable again when Back restores it.
      addEventListener('pageshow', () => setOpenKind(null), { once: true });
      return;
    case 'approved':
      return finish(flow, kind, await sendPayment(() => wallets.apply(outcome.approval)));
    case 'refused':
      setOpenKind(null);
      onEvent({ type: 'checkout.walletFailed', kind, reason: 'rejected' });
      return setNotice({ tone: 'critical', text: outcome.message });
    case 'canceled':
    case 'declined':
    case 'expired':
      reportFailure(checkout, kind, outcome.status);
      setOpenKind(null);
      return setNotice(getWalletNotice(labels, kind, outcome.status));
    default:
      return outcome satisfies never;
  }
}

async function removeWallet({ checkout, labels, say }: WalletFlow) {
  const { data, ports, problems, state, sendPayment, onEvent } = checkout;
  const wallet = data.paymentData.alternativePaymentsData?.appliedWallet;
  const { wallets } = ports;
  if (!wallets || !wallet || state.work !== 'nothing') return;
  const result = await sendPayment(() => wallets.remove(wallet.kind));
  if (!result.ok) return problems.report(result.error);
  onEvent({ type: 'checkout.walletRemoved', kind: wallet.kind });
  say(labels.walletRemoved(labels.walletNames[wallet.kind]));
}

/** Completes, once, what the shopper did on the wallet's page. */
function useReturnFromWallet(flow: WalletFlow, returned: WalletReturn | null) {
  const { checkout, labels, say } = flow;
  const { data, ports, problems, sendPayment, onEvent } = checkout;
  const { wallets } = ports;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!wallets || !returned || hasStarted.current) return;
    hasStarted.current = true;
    wallets.forgetReturn();
    if (returned.result === 'applied') {
      onEvent({ type: 'checkout.walletApplied', kind: returned.kind });
      return say(labels.walletApplied(labels.walletNames[returned.kind]));
    }
    if (returned.result !== 'approved') return reportFailure(checkout, returned.kind, returned.result);
    void problems
      .run(() => sendPayment(() => wallets.finish(returned, data.basketId)))
      .then((result) => finish(flow, returned.kind, result));
  });
}

/** Returns the reason that an applied wallet cannot pay; `null` when it can. */
function getDeclineNotice({ paymentData }: CheckoutState, labels: WalletMessages): WalletNotice | null {
  const wallet = paymentData.alternativePaymentsData?.appliedWallet;
  if (!wallet || wallet.isApplied) return null;
  const { declineMessage, hasRewardsRestrictionError } = wallet.errors;
  if (!declineMessage && !hasRewardsRestrictionError) return null;
  return { tone: 'critical', text: declineMessage || labels.withRewards };
}

/** The wallets of the payment step: opens one, applies its approval, and removes it. */
export function useOrderWallet(checkout: CheckoutControl, returned: WalletReturn | null) {
  const { data, ports, problems, messages } = checkout;
  const labels = useWords('wallet', walletMessages, messages?.wallets);
  const [isFinishing, setIsFinishing] = useState(returned?.result === 'approved');
  const [openKind, setOpenKind] = useState<WalletKind | null>(isFinishing && returned ? returned.kind : null);
  const [notice, setNotice] = useState(() => getReturnNotice(labels, returned));
  const sendEntered = useSendEntered();
  const flow: WalletFlow = { checkout, labels, say: useAnnounce(), openKind, setOpenKind, setNotice };
  useReturnFromWallet(flow, returned);
  const kinds = useWalletsOfBrowser(ports.wallets, getOfferedWallets(checkout));
  const applied = getAppliedWallet(data);
  usePreloadWallets(ports.wallets, applied ? [] : kinds);

  return {
    labels,
    kinds,
    isDemo: data.paymentData.alternativePaymentsData?.environment === 'demo',
    applied,
    openKind,
    isFinishing: isFinishing && openKind !== null,
    notice: notice ?? getDeclineNotice(data, labels),
    open: (kind: WalletKind) =>
      problems.run(async () => {
        const sent = sendEntered();
        if (sent) return (await sent) && setNotice(getEntriesNotice(labels, kind));
        setIsFinishing(false);
        return openWallet(flow, kind);
      }),
    remove: () => problems.run(() => removeWallet(flow)),
  };
}
