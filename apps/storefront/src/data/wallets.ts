import type { ExpressPorts, PortResult, WalletPorts } from '@settee/checkout-kit';
import { startWallet } from '@settee/contract';
import { expressWallets, type WalletKind } from '@settee/domain';
import { useMemo } from 'react';
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

/** Returns the ports of the wallets; undefined at a site without any. Their code is loaded with the first use. */
export function useWalletPorts(): WalletPorts | undefined {
  const { wallets: setup } = usePage();
  const { currency } = useSite();
  const send = useSafeMutation();
  return useMemo(() => {
    if (!setup) return undefined;
    const load = () => loadCalls().then(({ walletCalls }) => walletCalls({ send, setup, currency }));
    const late =
      <Given extends unknown[], T>(getPort: (ports: WalletPorts) => (...given: Given) => Promise<PortResult<T>>) =>
      async (...given: Given): Promise<PortResult<T>> => {
        const ports = await toPortResult(startWallet, load());
        return ports.ok ? getPort(ports.value)(...given) : ports;
      };
    return {
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
  /** Fills the cart before the wallet opens. */
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
    const load = () =>
      loadCalls().then(({ expressCalls }) => expressCalls({ send, save, setup, currency }, initiator, cart));
    const late =
      <Given extends unknown[], T>(
        getPort: (ports: Omit<ExpressPorts, 'goTo'>) => (...given: Given) => Promise<PortResult<T>>,
      ) =>
      async (...given: Given): Promise<PortResult<T>> => {
        const ports = await toPortResult(startWallet, load());
        return ports.ok ? getPort(ports.value)(...given) : ports;
      };
    return {
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
