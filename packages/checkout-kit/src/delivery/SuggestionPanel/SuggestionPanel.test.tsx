import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SuggestionPanel.stories.tsx';

const { DoubtfulStreet, DoubtfulCombination } = composeStories(stories);

test('SWATCH-74, SWATCH-75, SWATCH-80: without suggestions the street is unverified and can be used as entered', async () => {
  const onAsEntered = fn();
  await DoubtfulStreet.run({ args: { ...DoubtfulStreet.args, onAsEntered } });
  expect(screen.getByRole('alert').textContent).toBe(
    'The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.',
  );
  await userEvent.click(screen.getByLabelText('Use address as entered'));
  expect(onAsEntered).toHaveBeenCalledExactlyOnceWith(true);
});

test('SWATCH-77, SWATCH-80: with suggestions the combination is unverified and a suggestion can be selected', async () => {
  const onChoose = fn();
  await DoubtfulCombination.run({ args: { ...DoubtfulCombination.args, onChoose } });
  expect(screen.getByRole('alert').textContent).toBe(
    'There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Chicago Heights, IL 60411' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ City: 'Chicago Heights', State: 'IL', ZipCode: '60411' });
});
