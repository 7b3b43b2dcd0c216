import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './GiftCardScreen.stories.tsx';

const { AnotherKind, ByEmail, ByMail, Incomplete } = composeStories(stories);

test('gift card by email: amount, recipient and sender are added', () => ByEmail.run());
test('gift card: a missing field shows an error, and nothing is added', () => Incomplete.run());
test('gift card: the texts remain when the shopper changes the kind and returns', () => AnotherKind.run());
test('gift card by mail: it has an amount alone', async () => {
  await ByMail.run();
  expect(document.querySelectorAll('textarea, input[type=email]')).toHaveLength(0);
});
