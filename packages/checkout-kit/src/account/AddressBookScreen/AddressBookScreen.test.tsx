import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddressBookScreen.stories.tsx';

const all = composeStories(stories);
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const testPorts = () => ({ save: fn(async () => ok(null)), remove: fn(async () => ok(null)), log: fn() });

test('an address is changed, and the list shows again', async () => {
  const ports = testPorts();
  await all.Editing.run({ args: { ...all.Editing.args, ports } });
  const city = screen.getByLabelText('City');
  await userEvent.clear(city);
  await userEvent.click(city);
  await userEvent.paste('Evanston');
  await clickButton('Save');
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ addressId: 'a-0', city: 'Evanston' }),
    true,
  );
  expect(await screen.findByRole('button', { name: 'Add an Address' })).toBeTruthy();
});

test('a new address that is not complete is not sent', async () => {
  const ports = testPorts();
  await all.Adding.run({ args: { ...all.Adding.args, ports } });
  await clickButton('Save');
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(ports.save).not.toHaveBeenCalled();
});

test('another address becomes the default or is removed', async () => {
  const ports = testPorts();
  await all.Some.run({ args: { ...all.Some.args, ports } });
  await clickButton('Make Default, Address: 88 Prospect Park West');
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ addressId: 'a-1' }), true);
  await clickButton('Remove, Address: 88 Prospect Park West');
  expect(ports.remove).toHaveBeenCalledExactlyOnceWith('a-1');
  expect(screen.queryByRole('button', { name: 'Make Default, Address: 2140 N Cleveland Ave' })).toBeNull();
});

test('a new address starts in the only country that the site sells to', async () => {
  const ports = testPorts();
  await all.InAnotherCountry.run({ args: { ...all.InAnotherCountry.args, ports } });
  expect(screen.queryByLabelText('Country')).toBeNull();
  for (const [label, text] of [
    ['Full Name', 'Maren Lindqvist'],
    ['Address 1', '14 Marylebone Lane'],
    ['City', 'London'],
    ['Postcode', 'SW1A 1AA'],
    ['Phone Number', '+44 20 7946 0958'],
    ['Email Address', 'maren@example.com'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await clickButton('Save');
  expect(ports.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ country: 'GBR', city: 'London' }), true);
});

test('a failed save shows an error, and the entries stay', async () => {
  await all.SaveFails.run();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t save that change');
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Chicago');
});

test('an empty address book explains its purpose', async () => {
  await all.Empty.run();
  expect(screen.getByText('No addresses yet')).toBeTruthy();
});

test('the focus moves into the form that replaces the list, and back', async () => {
  await all.Adding.run();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')));
  await clickButton('Cancel');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
});
