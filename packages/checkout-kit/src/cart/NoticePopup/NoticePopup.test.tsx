import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './NoticePopup.stories.tsx';

const { SeparateDelivery } = composeStories(stories);

test('CHK-04: the popup of a checkout start has buttons back to the cart and on to the checkout', async () => {
  await SeparateDelivery.run();
  expect(screen.getByRole('dialog', { name: 'Ships from the maker' })).toBeTruthy();
});
