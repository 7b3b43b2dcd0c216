import { type ConfigurationHistory, createConfiguratorStore } from '@settee/configurator-kit';
import { examples } from '@settee/contract/examples';
import type { Option, ProductPage } from '@settee/domain';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useConfigurationUrl, withoutScrollFlag } from './configuration-url.ts';

const { options: offered } = examples['options.product']!.reply as ProductPage;
const fabric = offered.find(({ optionCode }) => optionCode === 12);
const [group] = fabric?.choiceGroups ?? [];
const [flax] = group?.choices ?? [];
if (!fabric || !group || !flax) throw new Error('the example has no fabric');
const choices = [1201, 1202, 1203].map((code) => ({ ...flax, code }));
const options: readonly Option[] = [{ ...fabric, choiceGroups: [{ ...group, choices }] }];

let root: Root;
afterEach(() => flushSync(() => root.unmount()));

/** Renders the hook with a router and its address bar. */
function show() {
  window.history.replaceState({ usr: { step: 0 }, key: 'first', idx: 0 }, '', '/alder-sofa/s100101?option.12=1201');
  root = createRoot(document.createElement('div'));
  const store = createConfiguratorStore({ options }, { 12: 1201 });
  let history: ConfigurationHistory;
  const Shown = () => {
    history = useConfigurationUrl(store, options);
    return null;
  };
  flushSync(() =>
    root.render(
      <BrowserRouter>
        <Shown />
      </BrowserRouter>,
    ),
  );
  flushSync(() => undefined);
  return {
    choose: (choiceCode: number) => flushSync(() => store.dispatch({ type: 'choiceMade', optionCode: 12, choiceCode })),
    chosen: () => store.get().configuration[12],
    steps: () => [history.canUndo, history.canRedo],
  };
}

/** Steps back in the history; the browser does so in a later task. */
const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });

test('PDP-06: every choice is an entry of the history, and Back restores the one before', async () => {
  const { choose, chosen, steps } = show();
  choose(1202);
  choose(1203);
  expect([chosen(), location.search]).toEqual([1203, '?option.12=1203']);
  await expect.poll(() => [chosen(), steps()]).toEqual([1203, [true, false]]);
  await back();
  await expect.poll(() => [chosen(), location.search, steps()]).toEqual([1202, '?option.12=1202', [true, true]]);
  await back();
  await expect.poll(() => [chosen(), location.search, steps()]).toEqual([1201, '?option.12=1201', [false, true]]);
  choose(1203);
  await expect.poll(() => [chosen(), steps()]).toEqual([1203, [true, false]]);
});

test('PDP-06: Back right after a choice restores the previous choices', async () => {
  const { choose, chosen, steps } = show();
  choose(1203);
  await back();
  await expect.poll(() => [chosen(), location.search, steps()]).toEqual([1201, '?option.12=1201', [false, true]]);
});

test.each([
  ['?scroll=true', ''],
  ['?scroll=true&option.11=3001', '?option.11=3001'],
  ['?option.11=3001&scroll=true&utm_source=a%20b', '?option.11=3001&utm_source=a%20b'],
  ['?scroll=false', '?scroll=false'],
  ['?unscroll=true', '?unscroll=true'],
  ['?scroll=trueish', '?scroll=trueish'],
  ['', ''],
])('PDP-12: %j without the flag is %j', (search, rest) => {
  expect(withoutScrollFlag(search)).toBe(rest);
});
