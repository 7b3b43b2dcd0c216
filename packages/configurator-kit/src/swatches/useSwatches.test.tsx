import { ok, getSite, type SwatchSelection } from '@settee/domain';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfiguratorEventsProvider } from '../events.ts';
import {
  subjectFixture,
  swatchAddressFixture,
  swatchFormFixture,
  swatchPortsFixture,
  toSwatch,
} from '../fixtures/swatches.ts';
import { useStreetSuggestions } from './useStreetSuggestions.ts';
import { type SwatchControl, useSwatches } from './useSwatches.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** A form over a swatch cart. */
async function shop(stored: SwatchSelection, change: Parameters<typeof swatchPortsFixture>[0] = {}) {
  const cart = new Set(stored);
  const set = vi.fn((code: number, isIn: boolean) => void (isIn ? cart.add(code) : cart.delete(code)));
  const ports = swatchPortsFixture({ ...change, cart: { read: () => [...cart], set } });
  const held: { control?: SwatchControl } = {};
  const site = getSite('main', 'USA');
  const Probe = () => {
    held.control = useSwatches({ ports, site });
    return null;
  };
  await act(async () =>
    root.render(
      <ConfiguratorEventsProvider value={() => {}}>
        <Probe />
      </ConfiguratorEventsProvider>,
    ),
  );
  const control = () => held.control ?? expect.unreachable();
  await act(() => control().click(subjectFixture));
  return { control, cart, set };
}

test('FABRIC-09: a check puts a swatch into the cart, an uncheck takes it out; the default swatch stays out until it is touched', async () => {
  const { control, cart, set } = await shop([1101]);
  const { state } = control();
  expect(state.status === 'form' && state.form.selection).toEqual([1203, 1101]);
  expect(set).not.toHaveBeenCalled();
  act(() => control().send({ type: 'checked', choiceCode: 1301, isOn: true }));
  act(() => control().send({ type: 'checked', choiceCode: 1101, isOn: false }));
  expect([...cart]).toEqual([1301]);
});

test('what was ordered leaves the cart, the rest stays', async () => {
  const form = swatchFormFixture();
  const { control, cart } = await shop([1101, 4101], { openForm: async () => ok(form) });
  for (const field of [
    'firstName',
    'lastName',
    'address1',
    'city',
    'state',
    'postalCode',
    'dayPhone',
    'emailAddress',
  ] as const)
    act(() => control().send({ type: 'changed', field, text: swatchAddressFixture[field] }));
  await act(async () => void control().submit());
  expect(control().state.status).toBe('success');
  expect([...cart]).toEqual([4101]);
});

test('unavailable swatches are removed from the cart when the shopper continues without them', async () => {
  const gone = { hasNla: true, nlaFabrics: [toSwatch(1204)] };
  const { control, cart } = await shop([1204, 1301], { checkAvailability: async () => ok(gone) });
  await act(() => control().goOn());
  expect(control().state.status).toBe('form');
  expect([...cart]).toEqual([1301]);
});

test('SWATCH-73: the list of suggested streets moves into the form after 300 ms', async () => {
  vi.useFakeTimers();
  const list = document.createElement('ul');
  const suggest = async () => ({ results: () => list, remove: () => {} });
  const onSelect = () => {};
  const Address = () => {
    const form = useRef<HTMLFormElement>(null);
    useStreetSuggestions({ form, suggest, country: 'us', onSelect });
    return (
      <form ref={form}>
        <input data-field="address1" />
      </form>
    );
  };
  await act(async () => root.render(<Address />));
  await vi.advanceTimersByTimeAsync(299);
  expect(list.closest('form')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(list.closest('form')).not.toBeNull();
});
