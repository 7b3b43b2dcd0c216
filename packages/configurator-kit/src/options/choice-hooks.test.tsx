import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConfigurator, useConfiguratorState } from './ConfiguratorProvider.tsx';
import { useDebouncedItem } from '../useDebouncedItem.ts';
import { pageFixture } from '../fixtures/product.ts';
import { useChoiceSelection } from './useChoiceSelection.ts';
import { useFlyout } from './useFlyout.ts';
import { useHoverIntent } from './useHoverIntent.ts';
import { type QuickViewRequest, useQuickView } from './useQuickView.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders a hook and records its return value on each render, after effects. */
function watch<Value>(use: () => Value) {
  const said: Value[] = [];
  const Probe = () => {
    said.push(use());
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const render = () => {
    flushSync(() => root.render(<Probe />));
    flushSync(() => undefined);
  };
  render();
  const last = () => said.at(-1) as Value;
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync(() => undefined);
    render();
  };
  return { last, pass, render, end: () => root.unmount() };
}

test('PDP-27: the configurator hooks throw outside of their provider', () => {
  const Product = () => <>{useConfigurator().siteCulture}</>;
  const State = () => <>{useConfiguratorState(({ quantity }) => quantity)}</>;
  for (const Outside of [Product, State])
    expect(() => renderToString(<Outside />)).toThrow('wrap the product page in it');
});

test('PDP-28: the debounced-item helper waits 750 ms by default, or the given delay', () => {
  let item = 1;
  const plain = watch(() => useDebouncedItem(item));
  const watched = watch(() => useDebouncedItem(item, 100));
  expect([plain.last(), watched.last()]).toEqual([1, 1]);
  item = 2;
  plain.render();
  watched.render();
  plain.pass(99);
  watched.render();
  expect([plain.last(), watched.last()]).toEqual([1, 1]);
  plain.pass(1);
  watched.render();
  expect([plain.last(), watched.last()]).toEqual([1, 2]);
  plain.pass(649);
  expect(plain.last()).toBe(1);
  plain.pass(1);
  expect(plain.last()).toBe(2);
  plain.end();
  watched.end();
});

test('FLY-12: 200 ms after the mouse moved onto the button the details open, once per visit, and not after a leave or a click', () => {
  const open = vi.fn();
  const intent = watch(() => useHoverIntent());
  intent.last().move(open);
  intent.pass(199);
  intent.last().leave();
  intent.pass(500);
  expect(open).not.toHaveBeenCalled();
  intent.last().move(open);
  intent.last().click();
  intent.last().move(open);
  intent.pass(500);
  expect(open).not.toHaveBeenCalled();
  intent.last().leave();
  intent.last().move(open);
  intent.pass(100);
  intent.last().move(open);
  intent.pass(100);
  expect(open).toHaveBeenCalledOnce();
  intent.last().move(open);
  intent.pass(500);
  expect(open).toHaveBeenCalledOnce();
  intent.end();
});

test('FLY-13: a refresh closes the flyout and opens it again after 300 ms', () => {
  const flyout = watch(() => useFlyout<string>());
  flyout.last().show('Flax');
  flyout.pass(0);
  flyout.last().refresh();
  flyout.pass(0);
  expect(flyout.last().isOpen).toBe(false);
  flyout.pass(299);
  expect(flyout.last().isOpen).toBe(false);
  flyout.pass(1);
  expect(flyout.last()).toMatchObject({ isOpen: true, subject: 'Flax' });
  flyout.last().refresh();
  flyout.last().close();
  flyout.pass(1000);
  expect(flyout.last().isOpen).toBe(false);
  flyout.end();
});

test('QVIEW-01, QVIEW-03: quick view starts after 700 ms and requests the price after 100 ms more, and not if the pointer leaves before', () => {
  const page = pageFixture('main');
  const requests: QuickViewRequest[] = [];
  const quick = watch(() =>
    useQuickView(page, {}, async (question) => {
      requests.push(question);
      return null;
    }),
  );
  const near = () => quick.last().near({ optionCode: 11, choiceCode: 3002 });
  near();
  quick.pass(699);
  expect(quick.last().view.isQuickViewActive).toBe(false);
  quick.pass(1);
  expect(quick.last().view.isQuickViewActive).toBe(true);
  quick.pass(99);
  expect(requests).toEqual([]);
  quick.pass(1);
  expect(requests).toEqual([{ sku: 100112, oc: '11-3002' }]);
  quick.last().leave();
  near();
  quick.pass(750);
  quick.last().leave();
  quick.pass(500);
  expect(requests).toHaveLength(1);
  quick.end();
});

test.each([
  ['QVIEW-05: the selected choice', 1203],
  ['QVIEW-06: a choice that is unavailable', 1104],
])('%s starts no quick view', (_, choiceCode) => {
  const request = vi.fn(async () => null);
  const quick = watch(() => useQuickView(pageFixture('main'), { 11: 3002, 12: 1203 }, request));
  quick.last().near({ optionCode: 12, choiceCode });
  quick.pass(60_000);
  expect(quick.last().view.isQuickViewActive).toBe(false);
  expect(request).not.toHaveBeenCalled();
  quick.end();
});

test('PICK-17: a keyboard pick shows at once and takes effect after 500 ms without another one', () => {
  const onSelect = vi.fn();
  const selection = watch(() => useChoiceSelection({ 12: 1101 }, onSelect));
  const select = (choiceCode: number) => flushSync(() => selection.last().select(12, choiceCode));
  selection.last().watch.onKeyDownCapture();
  select(1102);
  selection.pass(499);
  select(1103);
  selection.pass(499);
  expect(selection.last().shown).toEqual({ 12: 1103 });
  expect(onSelect).not.toHaveBeenCalled();
  selection.pass(1);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(12, 1103);
  selection.end();
});
