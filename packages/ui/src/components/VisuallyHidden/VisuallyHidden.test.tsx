import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './VisuallyHidden.stories.tsx';

const { BesideWhatIsSeen } = composeStories(stories);

test('hidden text stays in the document for screen readers', async () => {
  await BesideWhatIsSeen.run();
  const hidden = screen.getByText('Regular price');
  expect(hidden.tagName).toBe('SPAN');
  expect(hidden.closest('[aria-hidden], [hidden]')).toBeNull();
});

test('renders the given element', async () => {
  await BesideWhatIsSeen.run({ args: { ...BesideWhatIsSeen.args, as: 'legend' } });
  expect(screen.getByText('Regular price').tagName).toBe('LEGEND');
});
