import { ok, err } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import type { ZipPorts } from '../useZipPanel.ts';
import * as stories from './ZipPanel.stories.tsx';

const { Closed, Germany, Inline, Open, PostalCode, Missing, Invalid } = composeStories(stories);

const spied = (change: Partial<ZipPorts> = {}) => ({
  checkZip: fn<ZipPorts['checkZip']>(change.checkZip ?? (async () => ok({ isValid: true, message: '' }))),
  applyZip: fn<ZipPorts['applyZip']>(change.applyZip ?? (async () => ok({ isSuccess: true } as const))),
});
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));
const field = (label = 'ZIP Code') => screen.getByLabelText<HTMLInputElement>(label);

test("ZIP-02, ZIP-03: the label is 'Postal Code' on the Canadian site and 'ZIP Code' on the US site", async () => {
  await Open.run();
  expect(field('ZIP Code')).toBeTruthy();
  await PostalCode.run();
  expect(field('Postal Code')).toBeTruthy();
});

test('ZIP-04, ZIP-05: the panel is revealed and hidden; hiding it clears the message', async () => {
  await Invalid.run();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('ZIP Code')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(field()).toBeTruthy();
  expect(screen.queryByText(/is not a valid/)).toBeNull();
});

test('ZIP-01: the panel is collapsible, or inline with a visible field and no toggle', async () => {
  await Closed.run();
  expect(screen.queryByLabelText('ZIP Code')).toBeNull();
  const ports = spied();
  await Inline.run({ args: { ...Inline.args, ports } });
  expect(field().value).toBe('60614');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.clear(field());
  await update();
  expect(screen.getByText('Please enter a ZIP Code.')).toBeTruthy();
  await userEvent.type(field(), '94607');
  await update();
  expect(ports.applyZip).toHaveBeenCalledExactlyOnceWith('94607');
  expect(field()).toBeTruthy();
});

test('ZIP-11, ZIP-13, ZIP-18: an empty entry shows an error and sends no request', async () => {
  const ports = spied();
  await Missing.run({ args: { ...Missing.args, ports } });
  expect(screen.getByText('Please enter a ZIP Code.')).toBeTruthy();
  expect(ports.checkZip).not.toHaveBeenCalled();
});

test('ZIP-08, ZIP-12, ZIP-13, ZIP-18: an invalid entry shows an error with the entered text and sends no request', async () => {
  const ports = spied();
  await Invalid.run({ args: { ...Invalid.args, ports } });
  expect(screen.getByText('6061 is not a valid ZIP Code.')).toBeTruthy();
  expect(ports.checkZip).not.toHaveBeenCalled();
});

test('ZIP-12: an entry of $& appears as $&', async () => {
  await Open.run();
  await userEvent.clear(field());
  await userEvent.type(field(), '$&');
  await update();
  expect(screen.getByText('$& is not a valid ZIP Code.')).toBeTruthy();
});

test('ZIP-14, ZIP-15, ZIP-16: 5 or 7 characters, in upper case', async () => {
  await Open.run();
  await userEvent.type(field(), '4999');
  expect(field().value).toBe('60614');
  await userEvent.clear(field());
  await userEvent.paste('\u202a60614\u20111234\u202c');
  expect(field().value).toBe('60614');
  await PostalCode.run();
  expect(field('Postal Code').value).toBe('M5J 0B8');
  await userEvent.type(field('Postal Code'), '9');
  expect(field('Postal Code').value).toBe('M5J 0B8');
});

test('ZIP-06, ZIP-07, ZIP-17: the server checks, the owner gets the zip, the panel closes', async () => {
  const ports = spied();
  await PostalCode.run({ args: { ...PostalCode.args, ports } });
  await update();
  expect(ports.checkZip).toHaveBeenCalledExactlyOnceWith('M5J 0B8');
  expect(ports.applyZip).toHaveBeenCalledExactlyOnceWith('M5J 0B8');
  expect(ports.checkZip.mock.invocationCallOrder[0]).toBeLessThan(ports.applyZip.mock.invocationCallOrder[0] ?? 0);
  expect(screen.queryByLabelText('Postal Code')).toBeNull();
});

test.each([
  ['Nobody lives there.', 'Nobody lives there.'],
  ['', '60614 is not a valid ZIP Code.'],
])('ZIP-20: a zip that the server rejects with %j shows an error and is not applied', async (message, shown) => {
  const ports = spied({ checkZip: async () => ok({ isValid: false, message }) });
  await Open.run({ args: { ...Open.args, ports } });
  await userEvent.type(field(), '4');
  await update();
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(ports.applyZip).not.toHaveBeenCalled();
});

test('ZIP-19: a check that breaks is logged and explained, without a verdict on the code, which stays entered', async () => {
  const onProblem = fn();
  const problem = { message: 'Status: 500', action: 'ValidateZip', apiUrl: '/browse/zipcode/validate' };
  const ports = spied({ checkZip: async () => err(problem) });
  await Open.run({ args: { ...Open.args, ports, onProblem } });
  await userEvent.type(field(), '4');
  await update();
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(problem);
  expect(screen.getByText('Zip code could not be updated')).toBeTruthy();
  expect(field().value).toBe('60614');
});

test('the applied code shows while the panel is closed', async () => {
  await Closed.run();
  expect(screen.getByRole('button', { name: '60614' })).toBeTruthy();
});

test('a site in Germany labels the code Postleitzahl, and it has five digits', async () => {
  const ports = spied();
  await Germany.run({ args: { ...Germany.args, ports } });
  expect(field('Postleitzahl').inputMode).toBe('numeric');
  await update();
  expect(screen.getByText('Please enter your Postleitzahl.')).toBeTruthy();
  await userEvent.type(field('Postleitzahl'), '1011');
  await update();
  expect(screen.getByText('1011 is not a valid Postleitzahl.')).toBeTruthy();
  expect(ports.checkZip).not.toHaveBeenCalled();
  await userEvent.type(field('Postleitzahl'), '5');
  await update();
  expect(ports.applyZip).toHaveBeenCalledExactlyOnceWith('10115');
});
