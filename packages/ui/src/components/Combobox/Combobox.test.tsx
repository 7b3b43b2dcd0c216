import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen, userEvent } from 'storybook/test';
import { beforeAll, expect, test } from 'vitest';
import * as stories from './Combobox.stories.tsx';

const composed = composeStories(stories);

// jsdom has no layout to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a closed one has no popup', async () => {
  await composed.Closed.run();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox').hasAttribute('aria-controls')).toBe(false);
});

test('a browser that fills in the field from elsewhere opens no popup', async () => {
  const onValueChange = fn();
  await composed.Closed.run({ args: { ...composed.Closed.args, onValueChange } });
  const box = screen.getByRole('combobox');
  expect(document.activeElement).not.toBe(box);
  fireEvent.change(box, { target: { value: 'alder' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('alder');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, ' ');
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('Escape empties a search; a quiet field does not lose its text', async () => {
  const escape = async (isQuiet: boolean) => {
    const onValueChange = fn();
    await composed.Closed.run({ args: { ...composed.Closed.args, isQuiet, value: '12 Elm St', onValueChange } });
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('{Escape}');
    return onValueChange;
  };
  expect(await escape(false)).toHaveBeenCalledExactlyOnceWith('');
  expect(await escape(true)).not.toHaveBeenCalled();
});
