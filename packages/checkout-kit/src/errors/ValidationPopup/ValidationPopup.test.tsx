import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ValidationPopup.stories.tsx';

const { NoLongerAvailable, CannotBeShipped, PersonalizationUnavailable, InstallationUnavailable } =
  composeStories(stories);

test.each([
  ['VALID-03', NoLongerAvailable, 'Item(s) no longer available'],
  ['VALID-04', CannotBeShipped, 'Item(s) cannot be shipped to or picked up in this state'],
  ['VALID-05', PersonalizationUnavailable, 'Please Edit Your Cart to Proceed'],
  ['VALID-06', InstallationUnavailable, 'Please Edit Your Cart to Proceed'],
])('%s: the popup is titled %s', async (_, Story, title) => {
  await Story.run();
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

test('VALID-07: lists title, image, price, quantity, availability message and estimated delivery', async () => {
  await NoLongerAvailable.run();
  const [table] = screen.getAllByRole('listitem');
  if (!table) throw new Error('the story has two items');
  expect(within(table).getByRole('heading').textContent).toBe('Quill Side Table');
  expect(table.querySelector('img')?.getAttribute('src')).toContain('main-quill-side-table');
  for (const text of ['$279.00', 'Qty: 2', 'No longer available.', 'Was to arrive by Tue, Dec 1']) {
    expect(within(table).getByText(text)).toBeTruthy();
  }
});

test("'Remove All' requests the removal", async () => {
  const onRemove = fn();
  await NoLongerAvailable.run({ args: { ...NoLongerAvailable.args, onRemove } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove All' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test("on installation service the button is 'Continue'", async () => {
  await InstallationUnavailable.run();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove All' })).toBeNull();
});
