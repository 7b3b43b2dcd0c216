import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './GiftCardScreen.stories.tsx';

const { ByMail } = composeStories(stories);

test('gift card by mail: it has an amount alone', async () => {
  await ByMail.run();
  expect(document.querySelectorAll('textarea, input[type=email]')).toHaveLength(0);
});
