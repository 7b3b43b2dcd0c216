import { cartValidationErrorType as types, type CartValidation } from './validation.ts';

/** The popups of cart validation, named after what is wrong. VALID-03 to VALID-06 */
export type ValidationPopup =
  | 'items-unavailable'
  | 'items-restricted'
  | 'personalization-unavailable'
  | 'installation-unavailable';

/** The call behind a popup's button. VALID-16 to VALID-21 */
export type ValidationRemoval =
  | 'RemoveNlaItems'
  | 'RemoveAllNlaItems'
  | 'RemoveInHousePersonalizedNlaItems'
  | 'RemovePfasItems'
  | 'RemovePersonalizedItems'
  | 'RemoveInstallationService';

export interface ValidationPrompt {
  popup: ValidationPopup;
  removal: ValidationRemoval;
}

const PROMPTS: Readonly<Record<number, ValidationPrompt>> = {
  [types.nlaItems]: { popup: 'items-unavailable', removal: 'RemoveNlaItems' },
  [types.allNlaItems]: { popup: 'items-unavailable', removal: 'RemoveAllNlaItems' },
  [types.inHousePersonalizationNlaItems]: {
    popup: 'items-unavailable',
    removal: 'RemoveInHousePersonalizedNlaItems',
  },
  [types.pfasItems]: { popup: 'items-restricted', removal: 'RemovePfasItems' },
  [types.personalizationServiceUnavailable]: {
    popup: 'personalization-unavailable',
    removal: 'RemovePersonalizedItems',
  },
  [types.installationServiceUnavailable]: {
    popup: 'installation-unavailable',
    removal: 'RemoveInstallationService',
  },
};

/** The popup of an error type and the call behind it; `null` for a type without one. VALID-08 */
export function getValidationPrompt(errorType: number): ValidationPrompt | null {
  return PROMPTS[errorType] ?? null;
}

/** Outcome of a cart validation; only `go-on` lets the checkout continue. */
export type ValidationOutcome =
  | { next: 'go-on' }
  | { next: 'prompt'; prompt: ValidationPrompt }
  /** The cart is to be marked empty; the message shows as is. VALID-11, VALID-13 */
  | { next: 'empty-basket'; message: string }
  | { next: 'generic-popup'; message: string };

/** Reads a cart validation; types 1, 2 and unknown ones go to the generic popup. VALID-08, VALID-11 to VALID-15 */
export function resolveValidation(
  validation: Pick<CartValidation, 'errorMessage'> & { errorType: number },
): ValidationOutcome {
  const { errorType, errorMessage: message } = validation;
  if (errorType === types.none) return { next: 'go-on' };
  if (errorType === types.emptyBasket) return { next: 'empty-basket', message };
  const prompt = getValidationPrompt(errorType);
  return prompt ? { next: 'prompt', prompt } : { next: 'generic-popup', message };
}

export type RemovalOutcome = 'reload-cart' | 'refresh-checkout' | 'go-on' | 'stay-open' | 'to-cart';

/**
 * Returns the next action after a removal request of a popup, by page. VALID-09, VALID-10, VALID-16 to VALID-21
 */
export function resolveRemoval(
  removal: ValidationRemoval,
  isSuccess: boolean,
  page: 'cart' | 'checkout',
): RemovalOutcome {
  if (removal === 'RemoveInstallationService') return isSuccess ? 'go-on' : 'stay-open';
  if (page === 'cart') return 'reload-cart';
  return isSuccess ? 'refresh-checkout' : 'to-cart';
}
