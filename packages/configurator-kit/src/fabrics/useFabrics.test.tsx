import { type FabricCardData, ok, err, type Result } from '@settee/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfiguratorEventsProvider } from '../events.ts';
import { fabricData, toFabric, fabricPortsFixture } from '../fixtures/fabrics.ts';
import type { FabricPorts } from './ports.ts';
import { type FabricsControl, useFabrics } from './useFabrics.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const full = [1203, 1101, 1201, 1301, 1303];
async function page(ports: FabricPorts) {
  const held: { control?: FabricsControl } = {};
  const Probe = () => {
    held.control = useFabrics(ports);
    return null;
  };
  await act(async () =>
    root.render(
      <ConfiguratorEventsProvider value={() => {}}>
        <Probe />
      </ConfiguratorEventsProvider>,
    ),
  );
  return { control: () => held.control ?? expect.unreachable(), unmount: () => act(() => root.unmount()) };
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('FABRIC-09: a toggle adds a swatch to the stored cart, the next toggle removes it', async () => {
  const ports = fabricPortsFixture();
  const { control } = await page(ports);
  await act(async () => control().toggle(toFabric(1203)));
  expect(ports.saveCart).toHaveBeenLastCalledWith([1203]);
  await act(async () => control().toggle(toFabric(1203)));
  expect(ports.saveCart).toHaveBeenLastCalledWith([]);
  expect(control().state.added).toEqual([]);
});

test('FABRIC-10, FABRIC-11: every toggle clears the warning at once; 10 ms later it is raised again while it still applies', async () => {
  const ports = fabricPortsFixture({}, { cart: full });
  const { control } = await page(ports);
  await act(async () => control().toggle(toFabric(1102)));
  expect(control().state.isLimitWarningShown).toBe(false);
  await pass(9);
  expect(control().state.isLimitWarningShown).toBe(false);
  await pass(1);
  expect(control().state.isLimitWarningShown).toBe(true);
  await act(async () => control().toggle(toFabric(1102)));
  expect(control().state.isLimitWarningShown).toBe(false);
  await pass(10);
  expect(control().state.isLimitWarningShown).toBe(true);
  await act(async () => control().remove(1101));
  expect(control().state.isLimitWarningShown).toBe(false);
  await pass(1000);
  expect(control().state.isLimitWarningShown).toBe(false);
});

test('FABRIC-12: an add beyond five adds nothing', async () => {
  const ports = fabricPortsFixture({}, { cart: full });
  const { control } = await page(ports);
  await act(async () => control().toggle(toFabric(1102)));
  await pass(10);
  expect(ports.saveCart).not.toHaveBeenCalled();
  expect(control().state).toMatchObject({ added: full, isLimitWarningShown: true });
});

test('the cart is read again before each toggle, since another tab may have changed it', async () => {
  let cart: readonly number[] = [1203];
  const ports = fabricPortsFixture({ readCart: () => cart });
  const { control } = await page(ports);
  cart = [1301];
  await act(async () => control().toggle(toFabric(1101)));
  expect(ports.saveCart).toHaveBeenLastCalledWith([1301, 1101]);
  await act(async () => control().remove(1203));
  expect(ports.saveCart).toHaveBeenCalledTimes(1);
  expect(control().state.added).toEqual([1301]);
});

test('FABRIC-18, FABRIC-19: cards of the swatch cart and of recently viewed fabrics are requested once', async () => {
  const ports = fabricPortsFixture({}, { cart: [1203, 1107], recent: [1101, 1203] });
  const { control } = await page(ports);
  expect(ports.recentFabrics).toHaveBeenCalledExactlyOnceWith([1203, 1107, 1101]);
  expect(ports.nlaFabrics).toHaveBeenCalledExactlyOnceWith([1203, 1107, 1101]);
  expect(control().state.nla.map(({ code }) => code)).toEqual([1107]);
  await act(async () => control().remove(1107));
  expect(ports.nlaFabrics).toHaveBeenCalledTimes(1);
});

test('FABRIC-18, FABRIC-19, FABRIC-20, FABRIC-21: a failed call is logged as an error from server and nothing else', async () => {
  const failed = { message: 'fabrics: status', action: 'fabrics', apiUrl: '' };
  const fail = async () => err(failed);
  const ports = fabricPortsFixture({ cardData: fail, recentFabrics: fail, nlaFabrics: fail }, { cart: [1203] });
  const { control } = await page(ports);
  expect(ports.log).toHaveBeenCalledTimes(2);
  await act(async () => control().open(toFabric(1203)));
  await pass(0);
  expect(ports.log).toHaveBeenCalledTimes(3);
  expect(ports.log).toHaveBeenLastCalledWith('There was an error from server', failed);
  expect(control().state).toMatchObject({
    added: [1203],
    isLimitWarningShown: false,
    opened: { data: null, isOpen: true },
  });
  await act(async () => control().remove(1203));
  expect(ports.saveCart).toHaveBeenLastCalledWith([]);
});

test('FABRIC-20: data of the previous flyout is not shown in the current one', async () => {
  const waiting: ((result: Result<FabricCardData, never>) => void)[] = [];
  const ports = fabricPortsFixture({ cardData: () => new Promise((resolve) => waiting.push(resolve)) });
  const { control } = await page(ports);
  await act(async () => control().open(toFabric(1203)));
  await act(async () => control().close());
  await act(async () => control().open(toFabric(1101)));
  waiting[1]?.(ok(fabricData(toFabric(1101))));
  waiting[0]?.(ok(fabricData(toFabric(1203))));
  await pass(0);
  expect(control().state.opened).toMatchObject({ card: { code: 1101 }, data: { card: { code: 1101 } }, isOpen: true });
  expect(ports.recordViewed).toHaveBeenCalledTimes(2);
});

test('a page that is left raises no warning', async () => {
  const { control, unmount } = await page(fabricPortsFixture({}, { cart: full }));
  await act(async () => control().toggle(toFabric(1102)));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
