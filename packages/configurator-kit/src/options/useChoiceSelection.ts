'use client';

import { choose, type Configuration } from '@settee/domain';
import { useLayoutEffect } from '@settee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyboardSelectDelayMs } from './timings.ts';

interface Pending {
  optionCode: number;
  choiceCode: number;
}

/** Choice selection for the pickers, with separate handling of keyboard and pointer. */
export interface ChoiceSelection {
  /** The choices with the one a keyboard pick is about to take. */
  shown: Configuration;
  /** Is the same function in every render, so that a choice renders only the swatches that it changes. */
  select: (optionCode: number, choiceCode: number) => void;
  /** To be spread on the element around the pickers. */
  watch: { onKeyDownCapture: () => void; onPointerDownCapture: () => void };
}

/** Picks by pointer take effect at once, picks by keyboard after a pause; the choice that is made already is ignored. PICK-17, PICK-18 */
export function useChoiceSelection(
  choices: Configuration,
  onSelect: (optionCode: number, choiceCode: number) => void,
): ChoiceSelection {
  const [pending, setPending] = useState<Pending | null>(null);
  const byKeyboard = useRef(false);
  const latest = useRef({ choices, onSelect, pending });
  useLayoutEffect(() => {
    latest.current = { choices, onSelect, pending };
  });

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(null);
      latest.current.onSelect(pending.optionCode, pending.choiceCode);
    }, keyboardSelectDelayMs);
    return () => clearTimeout(timer);
  }, [pending]);

  const select = useCallback((optionCode: number, choiceCode: number) => {
    const { choices: current, onSelect: notify, pending: waiting } = latest.current;
    const isChosen = current[optionCode] === choiceCode;
    // Moving to another option commits the pending choice of the previous one.
    if (waiting && waiting.optionCode !== optionCode) notify(waiting.optionCode, waiting.choiceCode);
    if (byKeyboard.current) {
      setPending(isChosen ? null : { optionCode, choiceCode });
      return;
    }
    setPending(null);
    if (!isChosen) notify(optionCode, choiceCode);
  }, []);

  return {
    shown: pending ? choose(choices, pending.optionCode, pending.choiceCode) : choices,
    select,
    watch: {
      onKeyDownCapture: () => {
        byKeyboard.current = true;
      },
      onPointerDownCapture: () => {
        byKeyboard.current = false;
      },
    },
  };
}
