import {
  type CartValidation,
  resolveRemoval,
  resolveValidation,
  type ValidationItem,
  type ValidationError,
  type ValidationPrompt,
  type ValidationRemoval,
} from '@settee/domain';
import { useState } from 'react';
import type { PortResult } from './request-failure.ts';
import type { Problems } from './useProblems.ts';

/** Port that validates the cart and removes lines that block the order, implemented by the host. */
export interface ValidationPorts {
  /** Returns the errors that block the order; the error type `none` is success. VALID-15 */
  validateCart(): Promise<PortResult<CartValidation>>;
  /** The call behind a popup's button, as RemoveNlaItems. VALID-16 to VALID-21 */
  removeUnavailable(removal: ValidationRemoval): Promise<PortResult<{ isSuccess: boolean }>>;
}

export interface ValidationOptions {
  ports: ValidationPorts;
  problems: Pick<Problems, 'report' | 'run'>;
  /** Location of the popup; determines the action after a removal. VALID-09 */
  page: 'cart' | 'checkout';
  onReloadCart?: () => void;
  onRefreshCheckout?: () => void;
  onToCart?: () => void;
  /** Continues the flow after 'Continue'. VALID-10 */
  onGoOn?: () => void;
}

interface Prompt extends ValidationPrompt {
  isRemoving: boolean;
  /** The request failed; the popup stays open. VALID-21 */
  hasFailed: boolean;
}

/** State of an open validation popup, with the stored result. VALID-14 */
export interface OpenPrompt extends Prompt {
  items: readonly ValidationItem[];
  /** All problems that block the order, including this one. */
  problems: readonly ValidationError[];
}

/** Returns whether the flow may continue; shows a popup about what blocks the order. */
function handleOutcome(
  outcome: ReturnType<typeof resolveValidation>,
  problems: ValidationOptions['problems'],
  open: (prompt: ValidationPrompt) => void,
): boolean {
  switch (outcome.next) {
    case 'go-on':
      return true;
    case 'prompt':
      open(outcome.prompt);
      return false;
    case 'empty-basket':
    case 'generic-popup':
      problems.report(
        { message: outcome.message, action: 'ValidateCart', apiUrl: '/ReactCheckout/ValidateCart' },
        { isBasketEmpty: outcome.next === 'empty-basket', isFinal: true },
      );
      return false;
    default:
      return outcome satisfies never;
  }
}

/** Headless cart validation: stores a result with problems, opens its popup and removes lines. VALID-08 to VALID-14 */
export function useCartValidation(options: ValidationOptions) {
  const { ports, problems, page } = options;
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const [result, setResult] = useState<CartValidation | null>(null);
  const open: OpenPrompt | null =
    prompt && result ? { ...prompt, items: result.items, problems: result.problems ?? [] } : null;

  /** Returns whether the flow may continue. */
  const validate = async (): Promise<boolean> => {
    const response = await ports.validateCart();
    if (!response.ok) {
      problems.report(response.error);
      return false;
    }
    const outcome = resolveValidation(response.value);
    const isStored = outcome.next === 'prompt' || outcome.next === 'generic-popup';
    setResult(isStored ? response.value : null);
    setPrompt(null);
    return handleOutcome(outcome, problems, (found) => setPrompt({ ...found, isRemoving: false, hasFailed: false }));
  };

  /** Returns the next action, if one follows. */
  const removeLines = async (): Promise<(() => void) | undefined> => {
    if (!prompt || prompt.isRemoving) return undefined;
    setPrompt({ ...prompt, isRemoving: true, hasFailed: false });
    const response = await ports.removeUnavailable(prompt.removal);
    if (!response.ok) {
      setPrompt(null);
      problems.report(response.error);
      return undefined;
    }
    const outcome = resolveRemoval(prompt.removal, response.value.isSuccess, page);
    setPrompt(outcome === 'stay-open' ? { ...prompt, isRemoving: false, hasFailed: true } : null);
    return {
      'reload-cart': options.onReloadCart,
      'refresh-checkout': options.onRefreshCheckout,
      'to-cart': options.onToCart,
      'go-on': options.onGoOn,
      'stay-open': undefined,
    }[outcome];
  };
  /** A failure of the next action is retried without another removal. */
  const remove = async (): Promise<void> => {
    const follow = await problems.run(removeLines, remove);
    follow?.();
  };

  /** Shows the changes of 'Fix All' in the cart or in the checkout. */
  const refresh = () => (page === 'cart' ? options.onReloadCart : options.onRefreshCheckout)?.();

  return { open, result, validate, remove, refresh, close: () => setPrompt(null) };
}

export type CartValidationControl = ReturnType<typeof useCartValidation>;
