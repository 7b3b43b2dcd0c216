import { ok } from '@settee/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { type CartValidationControl, useCartValidation } from './useCartValidation.ts';

async function validated(errorType: number) {
  const report = fn();
  const response = { errorType: errorType as 0, errorMessage: 'Told', items: [] };
  let control: CartValidationControl | undefined;
  function Host() {
    control = useCartValidation({
      ports: { validateCart: async () => ok(response), removeUnavailable: async () => ok({ isSuccess: true }) },
      problems: { report, run: (act) => act() },
      page: 'checkout',
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Host />));
  await act(async () => void (await control?.validate()));
  const { result, open } = control ?? {};
  await act(async () => root.unmount());
  return { result, open, report, response };
}

test.each([1, 2, 3, 4, 5, 6, 7, 9])('VALID-14: error type %i stores the validation result', async (errorType) => {
  const { result, response } = await validated(errorType);
  expect(result).toEqual(response);
});

test('VALID-14: none and an empty cart store none', async () => {
  expect((await validated(0)).result).toBeNull();
  const empty = await validated(8);
  expect(empty.result).toBeNull();
  expect(empty.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Told' }), {
    isBasketEmpty: true,
    isFinal: true,
  });
});
