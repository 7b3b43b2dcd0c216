import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './QuantitySelector.stories.tsx';

const { BesideALargeAction: Still } = composeStories(stories);
const minus = () => screen.getByRole('button', { name: 'Decrease quantity' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity' });
const input = () => screen.getByRole('spinbutton');

const show = async (args: Partial<typeof Still.args> = {}) => {
  const onValueChange = fn();
  await Still.run({ args: { ...Still.args, onValueChange, ...args } });
  return onValueChange;
};

test('QTY-01: is a minus button, a number input and a plus button, in this order', async () => {
  await show();
  const controls = [...screen.getByRole('group', { name: 'Quantity' }).children];
  expect(controls).toEqual([minus(), input(), plus()]);
  expect(input().getAttribute('inputmode')).toBe('numeric');
});

test('QTY-02: accepts integers from 1 to 99 and announces the range', async () => {
  const onValueChange = await show();
  for (const typed of ['99', '50', '2']) {
    await userEvent.clear(input());
    await userEvent.paste(typed);
    expect(onValueChange).toHaveBeenLastCalledWith(Number(typed));
  }
  expect(input().getAttribute('aria-valuemin')).toBe('1');
  expect(input().getAttribute('aria-valuemax')).toBe('99');
});

test.each(['0', '100', '999', '1.5', '-3', 'two'])('QTY-03: a typed %s is ignored', async (typed) => {
  const onValueChange = await show({ value: 7 });
  await userEvent.tripleClick(input());
  await userEvent.paste(typed);
  expect(input()).toHaveProperty('value', '7');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('QTY-07: plus used at the maximum stays disabled until another value is typed', async () => {
  await show({ value: 99 });
  await userEvent.click(plus());
  expect(plus()).toHaveProperty('disabled', true);
  await userEvent.type(input(), '2');
  expect(input()).toHaveProperty('value', '12');
  expect(plus()).toHaveProperty('disabled', false);
});

test('QTY-07: minus used at the minimum stays disabled until plus changes the value', async () => {
  await show({ value: 1 });
  await userEvent.click(minus());
  expect(minus()).toHaveProperty('disabled', true);
  await userEvent.click(plus());
  expect(minus()).toHaveProperty('disabled', false);
});

test('QTY-07: reaching a bound disables nothing; only a click at the bound does', async () => {
  await show({ value: 98 });
  await userEvent.click(plus());
  expect(input()).toHaveProperty('value', '99');
  expect(plus()).toHaveProperty('disabled', false);
});

test('a spent button gives its focus to the other one', async () => {
  await show({ value: 99 });
  await userEvent.click(plus());
  expect(document.activeElement).toBe(minus());
});

test('Enter settles a blank input before its form is sent', async () => {
  const onValueChange = await show({ value: 4 });
  await userEvent.clear(input());
  await userEvent.keyboard('{Enter}');
  expect(input()).toHaveProperty('value', '1');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledOnce();
});

test('other limits than 1 and 99', async () => {
  const onValueChange = await show({ value: 3, min: 2, max: 3 });
  await userEvent.click(plus());
  expect(onValueChange).toHaveBeenCalledWith(2);
});

test('QTY-03: an ignored whole number is reported, so that the owner can explain it', async () => {
  const onOutOfRange = fn();
  await show({ value: 7, onOutOfRange });
  for (const typed of ['0', '100', 'two', '1.5']) {
    await userEvent.tripleClick(input());
    await userEvent.paste(typed);
  }
  expect(onOutOfRange.mock.calls).toEqual([[0], [100]]);
});

test('QTY-03: the hint about the range ends with the next change, and an owner with its own words gets none', async () => {
  await show({ value: 7, max: 20 });
  await userEvent.tripleClick(input());
  await userEvent.paste('21');
  expect(screen.getByRole('alert').textContent).toBe('Please choose a quantity from 1 to 20.');
  await userEvent.tab();
  expect(screen.getByRole('alert')).toBeDefined();
  await userEvent.click(plus());
  expect(screen.queryByRole('alert')).toBeNull();
  const onOutOfRange = fn();
  await show({ value: 7, onOutOfRange });
  await userEvent.tripleClick(input());
  await userEvent.paste('0');
  expect(onOutOfRange).toHaveBeenCalledWith(0);
  expect(screen.queryByRole('alert')).toBeNull();
});
