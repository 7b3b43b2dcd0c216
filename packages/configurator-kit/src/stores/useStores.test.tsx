import { err, ok } from '@settee/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ConfiguratorEventsProvider } from '../events.ts';
import { storesPortsFixture, zipFixture } from '../fixtures/stores.ts';
import type { StoresPorts } from './ports.ts';
import { type StoresControl, useStores } from './useStores.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function openFinder(ports: StoresPorts) {
  const held: { control?: StoresControl } = {};
  const Probe = () => {
    held.control = useStores({ ports, siteCulture: 'USA' });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ConfiguratorEventsProvider value={() => {}}>
        <Probe />
      </ConfiguratorEventsProvider>,
    ),
  );
  return { control: () => held.control ?? expect.unreachable(), close: () => act(() => root.unmount()) };
}

test('STORE-05: a store that cannot be read after a reset is logged, and no store is named', async () => {
  const pickup = { name: 'Oak Brook', isNearest: false };
  const failure = { message: 'Status: 503' };
  const start = vi
    .fn<StoresPorts['start']>(async () => err(failure))
    .mockResolvedValueOnce(ok({ zip: zipFixture.USA, pickup }));
  const ports = storesPortsFixture('USA', undefined, { start });
  const { control, close } = openFinder(ports);
  await act(async () => control().open(271442));
  expect(control().state).toMatchObject({ status: 'open', pickup });
  await act(async () => control().resetStore());
  expect(control().state).toMatchObject({ status: 'open', pickup: null });
  expect(ports.log).toHaveBeenLastCalledWith('Error reading the store:', failure);
  close();
});

test('STORE-06: opened again while the zip code of the last search is being saved, it searches near that code', async () => {
  let stored = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  const ports = storesPortsFixture('USA', undefined, {
    start: async () => ok({ zip: stored, pickup: null }),
    saveZip: async (zip) => {
      await promise;
      stored = zip;
      return ok(null);
    },
  });
  const { control, close } = openFinder(ports);
  await act(async () => control().open(271442));
  act(() => control().type(zipFixture.USA));
  await act(async () => void control().submit());
  expect(control().state).toMatchObject({ stores: { status: 'shown' } });
  act(() => control().close());
  await act(async () => {
    void control().open(271442);
    resolve();
  });
  expect(control().state).toMatchObject({ status: 'open', zip: zipFixture.USA });
  close();
});

test('STORE-06: once the zip code of a search is saved, the store of the cart is shown', async () => {
  const pickup = { name: 'Lincoln Park', isNearest: true };
  let stored = '';
  const ports = storesPortsFixture('USA', undefined, {
    start: async () => ok({ zip: stored, pickup: stored === '' ? null : pickup }),
    saveZip: async (zip) => {
      stored = zip;
      return ok(null);
    },
  });
  const { control, close } = openFinder(ports);
  await act(async () => control().open(271442));
  expect(control().state).toMatchObject({ pickup: null });
  act(() => control().type(zipFixture.USA));
  await act(async () => control().submit());
  expect(control().state).toMatchObject({ stores: { status: 'shown' }, pickup });
  close();
});
