import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutPorts } from '../ports.ts';

const form = './OtherBillingAddress.tsx';
let finishLoading = () => {};

beforeEach(() => {
  const whenLoaded = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  // Other test files of this worker have loaded the form.
  vi.resetModules();
  vi.doMock(form, async (importOriginal) => {
    await whenLoaded;
    return importOriginal();
  });
});
afterEach(() => {
  vi.doUnmock(form);
  vi.resetModules();
});

test('a click on Next while the billing form is still loading is carried out as soon as the form is there', async () => {
  const stories = await import('./PaymentAndBillingStep.stories.tsx');
  const { CheckoutEventsProvider } = await import('../../events.ts');
  const { CardApplied } = composeStories(stories, {
    decorators: [
      (Story) => (
        <CheckoutEventsProvider value={() => {}}>
          <Story />
        </CheckoutEventsProvider>
      ),
    ],
  });
  const validateCart = fn<CheckoutPorts['validateCart']>(async () =>
    ok({ errorType: 0, errorMessage: '', items: [] } as const),
  );
  await CardApplied.run({ args: { ...CardApplied.args, ports: { validateCart } } });
  await userEvent.click(screen.getByLabelText('Same as shipping address'));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Review & Place Order' }));
  expect(screen.queryByLabelText('Full Name')).toBeNull();
  finishLoading();
  expect(await screen.findByText('Please enter your first and last name.')).toBeTruthy();
  expect(validateCart).not.toHaveBeenCalled();
});
