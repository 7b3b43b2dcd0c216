'use client';

import { type FabricCard, recentLimits, maxSwatches, type SwatchSelection } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { type Flow, useLatestReducer } from '../useLatestReducer.ts';
import { useOnEvent } from '../events.ts';
import { type FabricEvent, fabricReducer, type FabricState, initialFabricState } from './reducer.ts';
import { fabricMessages, type FabricMessages } from './messages.ts';
import type { FabricPorts } from './ports.ts';
import { maxWarningDelayMs } from './timings.ts';
import { useWords } from '../use-words.ts';

export interface FabricsControl {
  state: FabricState;
  /** Puts a swatch into the cart, or takes it out. FABRIC-09 */
  toggle(card: FabricCard): void;
  /** Takes a swatch out, whether or not its card is known. FABRIC-09 */
  remove(code: number): void;
  /** Opens the flyout of a card. FABRIC-06 */
  open(card: FabricCard): void;
  close(): void;
}

/** Maximum number of codes per request. */
const maxCodes = recentLimits.stored;

/** The swatch cart, the flyouts and what is remembered of fabrics. FABRIC-06, FABRIC-09 to FABRIC-21 */
export function useFabrics(ports: FabricPorts, messages?: Partial<FabricMessages>): FabricsControl {
  const [state, send, latest] = useLatestReducer(fabricReducer, initialFabricState);
  const labels = useWords('fabric', fabricMessages, messages);
  useStoredFabrics(send, ports);
  useCardLoading(state, send, ports);
  const change = useCartChange(send, ports, labels);

  const toggle = (card: FabricCard) => change(card.code, card, ports.readCart());
  const remove = (code: number) => {
    const cart = ports.readCart();
    if (cart.includes(code)) change(code, latest.current.known[code] ?? null, cart);
    else send({ type: 'cartRead', cart });
  };
  const open = (card: FabricCard) => {
    send({ type: 'opened', card });
    ports.recordViewed(card);
    void ports.cardData(card.code).then((result) => {
      if (result.ok) send({ type: 'dataLoaded', data: result.value });
      else ports.log(fabricMessages.serverError, result.error);
    });
  };
  return { state, toggle, remove, open, close: () => send({ type: 'closed' }) };
}

type Send = Flow<FabricState, FabricEvent>['send'];

/** Follows what the browser has stored: the swatch cart and the fabrics viewed, also from another tab. */
function useStoredFabrics(send: Send, ports: FabricPorts) {
  useEffect(() => {
    const readRecent = (records: ReturnType<FabricPorts['readRecent']>) =>
      send({ type: 'recentRead', codes: records.map(({ ChoiceCode }) => ChoiceCode) });
    send({ type: 'cartRead', cart: ports.readCart() });
    readRecent(ports.readRecent());
    const deafs = [
      ports.subscribeToCart((cart) => send({ type: 'cartRead', cart })),
      ports.subscribeToRecent(readRecent),
    ];
    return () => {
      for (const deaf of deafs) deaf();
    };
  }, [ports, send]);
}

/** Loads the cards of the swatches in the cart and of the fabrics viewed, each once. */
function useCardLoading({ added, recent }: FabricState, send: Send, ports: FabricPorts) {
  const requestedSkus = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const codes = [...new Set([...added, ...recent])]
      .filter((code) => !requestedSkus.current.has(code))
      .slice(0, maxCodes);
    if (codes.length === 0) return;
    requestedSkus.current = new Set([...requestedSkus.current, ...codes]);
    const take = async (call: ReturnType<FabricPorts['nlaFabrics']>, type: 'cardsLoaded' | 'nlaLoaded') => {
      const result = await call;
      if (result.ok) send({ type, cards: result.value });
      else ports.log(fabricMessages.serverError, result.error);
    };
    void take(ports.recentFabrics(codes), 'cardsLoaded');
    void take(ports.nlaFabrics(codes), 'nlaLoaded');
  }, [added, recent, ports, send]);
}

/** Puts a swatch into the cart or takes it out: stores, reports and announces it; warns at the limit. FABRIC-12 */
function useCartChange(send: Send, ports: FabricPorts, labels: FabricMessages) {
  const announce = useAnnounce();
  const onEvent = useOnEvent();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (code: number, card: FabricCard | null, before: SwatchSelection) => {
    clearTimeout(timer.current);
    const after = send({ type: 'toggled', cart: before, code, card });
    if (after.isLimitWarningPending)
      timer.current = setTimeout(() => send({ type: 'limitWarningDue' }), maxWarningDelayMs);
    if (after.added === before) return;
    ports.saveCart(after.added);
    const name = card?.swatchName ?? labels.unnamed(code);
    const isIn = after.added.includes(code);
    onEvent({ type: isIn ? 'swatchCart.added' : 'swatchCart.removed', choiceCode: code });
    announce(isIn ? labels.added({ name, count: after.added.length, limit: maxSwatches }) : labels.removed(name));
  };
}
