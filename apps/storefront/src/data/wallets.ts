import type { ExpressPorts, PortResult, WalletPorts } from '@settee/checkout-kit';
import { startWallet } from '@settee/contract';
import { expressWallets, type WalletKind, type WalletSetup } from '@settee/domain';
import { useMemo } from 'react';
import { hasApplePay } from '../edges/apple-pay.ts';
import { lateCode } from '../edges/late-code.ts';
import { dropOwnParams } from '../edges/navigation.ts';
import { usePage, useSite } from './site.ts';
import { useSaveCheckout } from './checkout-state.ts';
import { toPortResult, useSafeMutation } from './port-result.ts';
import { useProblemPorts } from './problems.ts';

const loadCalls = lateCode(() => import('./wallet-calls.ts'));

/** Wallets of this site that the cart and product pages offer. */
export function useExpressKinds(): readonly WalletKind[] {
  const { wallets } = usePage();
  return expressWallets.filter((kind) => wallets?.kinds.includes(kind));
}

type Code = Awaited<ReturnType<typeof loadCalls>>;

/**
 * Calls that load with their first use, or before it by `load`. Once they are loaded a call runs in the task of the click,
 * which may open a window.
 */
function lateCalls<Calls>(toCalls: (code: Code) => Calls) {
  let loaded: Calls | undefined;
  const load = async () => (loaded ??= toCalls(await loadCalls()));
  const late =
    <Given extends unknown[], T>(getPort: (calls: Calls) => (...given: Given) => Promise<PortResult<T>>) =>
    async (...given: Given): Promise<PortResult<T>> => {
      if (loaded) return getPort(loaded)(...given);
      const calls = await toPortResult(startWallet, load());
      return calls.ok ? getPort(calls.value)(...given) : calls;
    };
  return { load, late };
}

/** Ports of what differs between browsers; none for the demo, which has every wallet and no window. */
function browserPorts(setup: WalletSetup, load: () => Promise<unknown>) {
  if (setup.provider === 'embedded') return {};
  const preload = async (kinds: readonly WalletKind[]) => {
    const { preload: preloadWallets } = await loadCalls();
    await load();
    preloadWallets({ setup }, kinds);
  };
  return {
    // A click loads again what failed, and reports it.
    preload: (kinds: readonly WalletKind[]) => void preload(kinds).catch(() => undefined),
    hasApplePay,
  };
}

/** Returns the ports of the wallets; undefined at a site without any. */
export function useWalletPorts(): WalletPorts | undefined {
  const { wallets: setup } = usePage();
  const { currency } = useSite();
  const send = useSafeMutation();
  return useMemo(() => {
    if (!setup) return undefined;
    const { load, late } = lateCalls(({ walletCalls }) => walletCalls({ send, setup, currency }));
    return {
      ...browserPorts(setup, load),
      open: late((ports) => ports.open),
      apply: late((ports) => ports.apply),
      finish: late((ports) => ports.finish),
      forgetReturn: dropOwnParams,
      remove: late((ports) => ports.remove),
      logProblem: (kind, request) =>
        void load().then(
          (ports) => ports.logProblem(kind, request),
          () => undefined,
        ),
      placeApplePayOrder: late((ports) => ports.placeApplePayOrder),
    };
  }, [setup, currency, send]);
}

/** The cart that an express wallet pays. */
export interface ExpressCart {
  initiator: 'cart' | 'product';
  basketId: string;
  /** In cents. */
  amount: number;
  /** Fills the cart; runs while the wallet is open. */
  prepare?: () => Promise<PortResult<unknown>>;
}

/** Returns the ports of the express wallets; undefined at a site without any. */
export function useExpressPorts({ initiator, basketId, amount, prepare }: ExpressCart): ExpressPorts | undefined {
  const { wallets: setup } = usePage();
  const { currency } = useSite();
  const { goTo } = useProblemPorts();
  const send = useSafeMutation();
  const save = useSaveCheckout();
  return useMemo(() => {
    if (!setup) return undefined;
    const cart = { basketId, amount, ...(prepare && { prepare }) };
    const { load, late } = lateCalls(({ expressCalls }) =>
      expressCalls({ send, save, setup, currency }, initiator, cart),
    );
    return {
      ...browserPorts(setup, load),
      open: late((ports) => ports.open),
      finish: late((ports) => ports.finish),
      apply: late((ports) => ports.apply),
      forgetReturn: dropOwnParams,
      logProblem: (kind, status) =>
        void load().then(
          (ports) => ports.logProblem(kind, status),
          () => undefined,
        ),
      goTo,
    };
  }, [setup, currency, send, save, goTo, initiator, basketId, amount, prepare]);
}
