import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ErrorState.stories.tsx';

const composed = composeStories(stories);

test('says what failed and tries again once for each press', () => composed.InPlaceOfAPart.run());
test('another try under way keeps the focus and takes no press', () => composed.TryingAgain.run());
test('in place of a screen it has the heading of the page', () => composed.InPlaceOfAScreen.run());
test('a line has no heading', () => composed.InPlaceOfAFigure.run());
test('a line under way takes no press', () => composed.LineTryingAgain.run());

test('without a way to try again there is no button', async () => {
  await composed.NothingToPress.run();
  expect(screen.queryByRole('button')).toBeNull();
});

test('may interrupt', async () => {
  await composed.NothingToPress.run({ args: { ...composed.NothingToPress.args, live: 'assertive' } });
  expect(screen.getByRole('alert').textContent).toContain('Fabrics could not be loaded');
});
