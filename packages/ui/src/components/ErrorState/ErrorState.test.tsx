import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ErrorState.stories.tsx';

const composed = composeStories(stories);

test('without a way to try again there is no button', async () => {
  await composed.NothingToPress.run();
  expect(screen.queryByRole('button')).toBeNull();
});

test('may interrupt', async () => {
  await composed.NothingToPress.run({ args: { ...composed.NothingToPress.args, live: 'assertive' } });
  expect(screen.getByRole('alert').textContent).toContain('Fabrics could not be loaded');
});
