import { ok, type QuickShip, err, type Result } from '@settee/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickShipFixture } from '../fixtures/quick-ship.ts';
import type { QuickShipPorts } from './ports.ts';
import { skeletonMessageMs } from './timings.ts';
import { type QuickShipControl, useQuickShip } from './useQuickShip.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type QuickShipResult = Result<QuickShip, unknown>;
const some = ok(quickShipFixture('main', 'USA'));
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** Sidebar with requests that the test resolves manually, in order. */
function sidebar() {
  const responses: ((result: QuickShipResult) => void)[] = [];
  const log = vi.fn<QuickShipPorts['log']>();
  const load = vi.fn<QuickShipPorts['load']>(() => new Promise((resolve) => responses.push(resolve)));
  const held: { control?: QuickShipControl } = {};
  const Probe = () => {
    held.control = useQuickShip(100112, { load, log });
    return null;
  };
  act(() => root.render(<Probe />));
  const control = () => held.control ?? expect.unreachable();
  return {
    load,
    log,
    at: () => control().state.status,
    act: (work: (control: QuickShipControl) => void) => act(() => work(control())),
    respond: (index: number, result: QuickShipResult) => act(async () => responses[index]?.(result)),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

test('QSHIP-03: the skeleton stays for at most 10 seconds', async () => {
  const { act: does, respond, at, pass } = sidebar();
  expect(skeletonMessageMs).toBe(10_000);
  does((control) => control.click());
  pass(9_999);
  expect(at()).toBe('loading');
  pass(1);
  expect(at()).toBe('none');
  await respond(0, some);
  expect(at()).toBe('shown');
});

test('QSHIP-03: a retry has a separate timeout of 10 seconds', () => {
  const { act: does, at, pass } = sidebar();
  does((control) => control.click());
  pass(10_000);
  does((control) => control.retry());
  pass(9_999);
  expect(at()).toBe('loading');
  pass(1);
  expect(at()).toBe('none');
});

test('QSHIP-06: a failure is logged', async () => {
  const { act: does, respond, at, load, log } = sidebar();
  does((control) => control.click());
  await respond(0, err('Status: 503'));
  expect(load.mock.calls).toEqual([[100112]]);
  expect(log.mock.calls).toEqual([['Error loading what is available soonest:', 'Status: 503']]);
  expect(at()).toBe('none');
});

test('QSHIP-04: a new zip code reopens the sidebar and sends a new request; the old response is not shown', async () => {
  const { act: does, respond, at, load } = sidebar();
  does((control) => control.changeZip());
  expect(load).not.toHaveBeenCalled();
  does((control) => control.click());
  does((control) => control.close());
  does((control) => control.changeZip());
  expect([at(), load.mock.calls.length]).toEqual(['loading', 2]);
  await respond(0, some);
  expect(at()).toBe('loading');
  await respond(1, some);
  expect(at()).toBe('shown');
});
