import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { beforeAll, expect, test } from 'vitest';
import * as stories from './Combobox.stories.tsx';

const composed = composeStories(stories);

// jsdom has no layout to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('arrows move round, Enter picks, Escape closes and then clears', () => composed.ByKeyboard.run());
test('keys that move the caret lead back into the text', () => composed.BackToTheText.run());
test('the mark stays with its suggestion when others come', () => composed.OthersCome.run());
test('in a layer Escape closes the suggestions first', () => composed.InADialog.run());
test('a press picks and leaves the focus in the field; a disabled one does nothing', () => composed.ByMouse.run());
test('what was typed stays when nothing is found', () => composed.NothingFound.run());
test('says that suggestions are under way', () => composed.Loading.run());
test('suggestions wait for enough letters', () => composed.Address.run());
test('an error is read out with it', () => composed.Invalid.run());

test('a closed one has no popup', async () => {
  await composed.Closed.run();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox').hasAttribute('aria-controls')).toBe(false);
});
