'use client';

import {
  type Configuration,
  hasQuickView,
  outputCacheString,
  type ProductPage,
  type QuickViewResponse,
  toQuickView,
  type QuickViewState,
  selectionPayloads,
  type Sku,
  choose,
} from '@settee/domain';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { initialQuickViewState, quickViewReducer } from './quick-view-reducer.ts';
import { quickViewDelayMs, quickViewFetchDelayMs } from './timings.ts';

/**
 * Input of a quick view price request; `choices` and `outputCacheString` only for a special order in progress.
 * QVIEW-11
 */
export interface QuickViewRequest {
  sku: Sku;
  oc: string;
  choices?: string;
  outputCacheString?: string;
}

/** Loads a quick view price; on failure logs it and resolves to `null`. Never rejects. QVIEW-10 */
export type FetchQuickView = (question: QuickViewRequest) => Promise<QuickViewResponse | null>;

/** The choice that quick view may start on. */
export interface NearChoice {
  optionCode: number;
  choiceCode: number;
}

function getQuestion({ options }: ProductPage, choices: Configuration, near: NearChoice, view: QuickViewState) {
  const sku = view.grouperMatchingSku;
  if (sku === null) return null;
  const short = { sku, oc: view.specialOrderOCParam };
  if (Object.keys(choices).length === 0) return short;
  const requested = choose(choices, near.optionCode, near.choiceCode);
  const chosen = options.map((option) => ({ ...option, choiceCode: requested[option.optionCode] ?? null }));
  const brief = selectionPayloads(options, requested).map(
    ({ matchingSkus: _skus, allChoiceMatchingSkus: _allSkus, ...rest }) => rest,
  );
  return { ...short, choices: JSON.stringify(brief), outputCacheString: outputCacheString(chosen) };
}

/** Quick view of a hovered choice, with the price of the resulting configuration. QVIEW-01 to QVIEW-07 */
export function useQuickView(page: ProductPage, choices: Configuration, fetchQuickView: FetchQuickView) {
  const [{ view }, send] = useReducer(quickViewReducer, initialQuickViewState);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const call = useRef(0);
  const stop = useCallback(() => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  }, []);
  useEffect(() => stop, [stop]);

  const leave = useCallback(() => {
    stop();
    send({ type: 'left' });
  }, [stop]);

  const near = (at: NearChoice) => {
    stop();
    const option = page.options.find(({ optionCode }) => optionCode === at.optionCode);
    const choice = option?.choiceGroups.flatMap((group) => group.choices).find(({ code }) => code === at.choiceCode);
    if (!choice || !hasQuickView(choice, choices[at.optionCode])) return leave();
    const start = () => {
      const own = ++call.current;
      const started = toQuickView(page, choices, at.optionCode, at.choiceCode);
      send({ type: 'started', call: own, view: started });
      const question = getQuestion(page, choices, at, started);
      if (!question) return;
      const fetchPrice = () =>
        void fetchQuickView(question).then((response) => send({ type: 'loaded', call: own, response }));
      timers.current.push(setTimeout(fetchPrice, quickViewFetchDelayMs));
    };
    timers.current.push(setTimeout(start, quickViewDelayMs));
  };

  return { view, near, leave };
}
