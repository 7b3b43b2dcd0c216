import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ValidationLayer.stories.tsx';

const { SeveralProblems, OneProblem, NotRemoved, EverythingAtOnce, SessionLost } = composeStories(stories);
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const control = () => ({ remove: fn(async () => {}), refresh: fn(), close: fn() });

test('with several problems the popup shows the number of the others and offers to fix everything', async () => {
  await SeveralProblems.run();
  expect(screen.getByText('There are 2 more things to fix before you order.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove All' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fix All' })).toBeTruthy();
});

test('with one problem there is its button only', async () => {
  await OneProblem.run();
  expect(screen.queryByRole('button', { name: 'Fix All' })).toBeNull();
  expect(screen.queryByText(/to fix before you order/)).toBeNull();
});

test("VALID-21: a failed 'Continue' leaves the popup open and shows the error", async () => {
  await NotRemoved.run();
  expect(screen.getByRole('dialog', { name: 'Please Edit Your Cart to Proceed' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Please try again.');
});

test("'Back' returns to the popup; 'Done' closes and the cart or checkout is fresh", async () => {
  const validation = control();
  await EverythingAtOnce.run({ args: { ...EverythingAtOnce.args, validation } });
  await clickButton('Back');
  expect(screen.getByRole('dialog', { name: 'Item(s) no longer available' })).toBeTruthy();
  await clickButton('Fix All');
  await clickButton('Fix All');
  await screen.findByRole('dialog', { name: 'Your cart is ready' });
  await clickButton('Done');
  expect(validation.close).toHaveBeenCalledOnce();
  expect(validation.refresh).toHaveBeenCalledOnce();
});

test('an expired session is reported, and the layer closes', async () => {
  const validation = control();
  const report = fn();
  await SessionLost.run({ args: { ...SessionLost.args, validation, problems: { report } } });
  expect(report).toHaveBeenCalledOnce();
});
