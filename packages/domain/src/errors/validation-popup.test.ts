import { expect, test } from 'vitest';
import { cartValidationErrorType } from './validation.ts';
import { resolveRemoval, resolveValidation, getValidationPrompt } from './validation-popup.ts';

test('VALID-01: the error types of cart validation', () => {
  expect(cartValidationErrorType).toEqual({
    none: 0,
    invalidBasket: 1,
    browseCustomApiException: 2,
    nlaItems: 3,
    installationServiceUnavailable: 4,
    personalizationServiceUnavailable: 5,
    inHousePersonalizationNlaItems: 6,
    allNlaItems: 7,
    emptyBasket: 8,
    pfasItems: 9,
  });
});

test.each([
  [3, 'items-unavailable', 'RemoveNlaItems'],
  [7, 'items-unavailable', 'RemoveAllNlaItems'],
  [6, 'items-unavailable', 'RemoveInHousePersonalizedNlaItems'],
  [9, 'items-restricted', 'RemovePfasItems'],
  [5, 'personalization-unavailable', 'RemovePersonalizedItems'],
  [4, 'installation-unavailable', 'RemoveInstallationService'],
] as const)('VALID-08: type %d opens %s with %s behind it', (errorType, popup, removal) => {
  expect(getValidationPrompt(errorType)).toEqual({ popup, removal });
  expect(resolveValidation({ errorType, errorMessage: '' })).toEqual({ next: 'prompt', prompt: { popup, removal } });
});

test.each([[1], [2], [10], [-1], [Number.NaN]])(
  'VALID-08: type %d shows the generic popup and blocks the checkout',
  (errorType) => {
    expect(resolveValidation({ errorType, errorMessage: 'No basket' })).toEqual({
      next: 'generic-popup',
      message: 'No basket',
    });
  },
);

test('VALID-11, VALID-13: type 8 marks the cart as empty and passes its message through', () => {
  const errorMessage = 'Your cart is empty $& </script>';
  expect(resolveValidation({ errorType: 8, errorMessage })).toEqual({ next: 'empty-basket', message: errorMessage });
});

test('type none is success', () => {
  expect(resolveValidation({ errorType: 0, errorMessage: 'ignored' })).toEqual({ next: 'go-on' });
});

test.each([
  ['RemoveNlaItems'],
  ['RemoveAllNlaItems'],
  ['RemovePfasItems'],
  ['RemovePersonalizedItems'],
  ['RemoveInHousePersonalizedNlaItems'],
] as const)('what follows %s', (removal) => {
  expect(resolveRemoval(removal, true, 'checkout')).toBe('refresh-checkout');
  expect(resolveRemoval(removal, false, 'checkout')).toBe('to-cart');
  expect(resolveRemoval(removal, true, 'cart')).toBe('reload-cart');
});

test.each([['cart'], ['checkout']] as const)(
  'removing the installation service in the %s continues, or leaves the popup open',
  (page) => {
    expect(resolveRemoval('RemoveInstallationService', true, page)).toBe('go-on');
    expect(resolveRemoval('RemoveInstallationService', false, page)).toBe('stay-open');
  },
);
