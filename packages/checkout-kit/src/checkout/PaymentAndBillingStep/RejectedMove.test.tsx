import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './PaymentAndBillingStep.stories.tsx';

const { CardApplied } = composeStories(stories);
const fresh = withCard(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), cardFixture());

test.each([
  ['stays where it is', 3, []],
  ['opens the step that was reached', 2, [['/checkout/shippingandgiftoptions']]],
] as const)(
  'CHK-12: a move that the backend rejects does not open the review: the checkout %s',
  async (_, step, opened) => {
    const ports = {
      moveToReviewPage: fn<CheckoutPorts['moveToReviewPage']>(async () => ok({ ...fresh, step })),
      goTo: fn<CheckoutPorts['goTo']>(),
    };
    const onEvent = fn();
    await CardApplied.run({ args: { ...CardApplied.args, ports, onEvent } });
    const next = screen.getByRole('button', { name: 'Next: Review & Place Order' });
    await userEvent.click(next);
    await waitFor(() => expect(ports.moveToReviewPage).toHaveBeenCalledOnce());
    await waitFor(() => expect(next.getAttribute('aria-busy')).not.toBe('true'));
    expect(ports.goTo.mock.calls).toEqual(opened);
    expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'checkout.stepCompleted' }));
  },
);
