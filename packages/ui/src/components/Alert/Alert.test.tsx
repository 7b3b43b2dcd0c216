import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Alert.stories.tsx';

const { Info, Notice } = composeStories(stories);

test('is not announced by default', async () => {
  await Info.run();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a title precedes the message', async () => {
  await Notice.run();
  const text = screen.getByText(/Alder Sofa was/);
  expect(screen.getByText('A price has changed').compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
