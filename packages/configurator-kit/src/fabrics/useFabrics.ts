'use client';

import { type FabricCard, recentLimits, swatchLimit, type SwatchSelection } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnEvent } from '../events.ts';
import { type FabricEvent, fabricReducer, type FabricState, initialFabricState } from './reducer.ts';
import { fabricMessages, type FabricMessages } from './messages.ts';
import type { FabricPorts } from './ports.ts';
import { maxWarningDelay } from './timings.ts';

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
  const [state, setState] = useState(initialFabricState);
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requestedSkus = useRef<ReadonlySet<number>>(new Set());
  const announce = useAnnounce();
  const onEvent = useOnEvent();
  const send = useCallback((event: FabricEvent): FabricState => {
    latest.current = fabricReducer(latest.current, event);
    setState(latest.current);
    return latest.current;
  }, []);

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
  useEffect(() => () => clearTimeout(timer.current), []);

  const { added, recent } = state;
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

  const change = (code: number, card: FabricCard | null, before: SwatchSelection) => {
    const labels = { ...fabricMessages, ...messages };
    clearTimeout(timer.current);
    const after = send({ type: 'toggled', cart: before, code, card });
    if (after.isLimitWarningPending)
      timer.current = setTimeout(() => send({ type: 'limitWarningDue' }), maxWarningDelay);
    if (after.added === before) return;
    ports.saveCart(after.added);
    const name = card?.swatchName ?? labels.unnamed(code);
    const isIn = after.added.includes(code);
    onEvent({ type: isIn ? 'swatchCart.added' : 'swatchCart.removed', choiceCode: code });
    announce(isIn ? labels.added(name, after.added.length, swatchLimit) : labels.removed(name));
  };
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
