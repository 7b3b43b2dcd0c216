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

/** How a host checks the cart and takes out what stands in the way. */
export interface ValidationPorts {
  /** VALID-15 */
  validateCart(): Promise<PortResult<CartValidation>>;
  /** The call behind a popup's button, as RemoveNlaItems. VALID-16 to VALID-21 */
  removeUnavailable(removal: ValidationRemoval): Promise<PortResult<{ isSuccess: boolean }>>;
}

export interface ValidationOptions {
  ports: ValidationPorts;
  problems: Pick<Problems, 'report' | 'run'>;
  /** What follows a removal depends on where the popup stands. VALID-09 */
  place: 'cart' | 'checkout';
  onReloadCart?: () => void;
  onRefreshCheckout?: () => void;
  onToCart?: () => void;
  /** The flow goes on after 'Continue'. VALID-10 */
  onGoOn?: () => void;
}

/** What a validation popup shows. */
export interface OpenPrompt extends ValidationPrompt {
  items: readonly ValidationItem[];
  isRemoving: boolean;
  /** The call did not come through; the popup stays. VALID-21 */
  hasFailed: boolean;
  /** Everything that stands in the way, this included. */
  problems: readonly ValidationError[];
}

/** Validates the cart, keeps the result of what is wrong, opens the popup of what is wrong, removes. VALID-08 to VALID-14 */
export function useCartValidation(options: ValidationOptions) {
  const { ports, problems, place } = options;
  const [open, setOpen] = useState<OpenPrompt | null>(null);
  const [result, setResult] = useState<CartValidation | null>(null);

  /** Answers whether the flow may go on. */
  const validate = async (): Promise<boolean> => {
    const answer = await ports.validateCart();
    if (!answer.ok) {
      problems.report(answer.error);
      return false;
    }
    const outcome = resolveValidation(answer.value);
    const isStored = outcome.next === 'prompt' || outcome.next === 'generic-popup';
    setResult(isStored ? answer.value : null);
    switch (outcome.next) {
      case 'go-on':
        return true;
      case 'prompt':
        setOpen({
          ...outcome.prompt,
          items: answer.value.items,
          isRemoving: false,
          hasFailed: false,
          problems: answer.value.problems ?? [],
        });
        return false;
      case 'empty-basket':
      case 'generic-popup':
        problems.report(
          { message: outcome.message, action: 'ValidateCart', apiUrl: '/ReactCheckout/ValidateCart' },
          outcome.next === 'empty-basket',
          true,
        );
        return false;
      default:
        return outcome satisfies never;
    }
  };

  const remove = async () => {
    if (!open || open.isRemoving) return;
    setOpen({ ...open, isRemoving: true, hasFailed: false });
    const answer = await ports.removeUnavailable(open.removal);
    if (!answer.ok) {
      setOpen(null);
      problems.report(answer.error);
      return;
    }
    const outcome = resolveRemoval(open.removal, answer.value.isSuccess, place);
    setOpen(outcome === 'stay-open' ? { ...open, isRemoving: false, hasFailed: true } : null);
    const follow = {
      'reload-cart': options.onReloadCart,
      'refresh-checkout': options.onRefreshCheckout,
      'to-cart': options.onToCart,
      'go-on': options.onGoOn,
      'stay-open': undefined,
    }[outcome];
    follow?.();
  };

  /** What 'Fix All' did shows in the cart or in the checkout. */
  const refresh = () => (place === 'cart' ? options.onReloadCart : options.onRefreshCheckout)?.();

  return { open, result, validate, remove: () => problems.run(remove), refresh, close: () => setOpen(null) };
}

export type CartValidationControl = ReturnType<typeof useCartValidation>;
