import { examples } from '@settee/contract/examples';
import type { Option, ProductPage } from '@settee/domain';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { type ConfigurationControl, useConfiguration } from './useConfiguration.ts';

const { options: offered } = examples['options.product']!.reply as ProductPage;
const fabric = offered.find(({ optionCode }) => optionCode === 12);
const [group] = fabric?.choiceGroups ?? [];
const [flax] = group?.choices ?? [];
if (!fabric || !group || !flax) throw new Error('the example has no fabric');
const choices = [1201, 1202, 1203].map((code) => ({ ...flax, code }));
const options: readonly Option[] = [{ ...fabric, choiceGroups: [{ ...group, choices }] }];

let root: Root;
afterEach(() => root.unmount());

/** Renders the hook with a router that updates its URL only when triggered. */
function show() {
  root = createRoot(document.createElement('div'));
  const requests: string[] = [];
  let control: ConfigurationControl;
  const Shown = () => {
    control = useConfiguration({ options });
    return null;
  };
  const ignore = () => {};
  const navigator = {
    createHref: () => '',
    go: ignore,
    replace: ignore,
    push: (to: object) => void requests.push('search' in to ? String(to.search) : ''),
  };
  const navigate = (search: string, step: number) =>
    flushSync(() =>
      root.render(
        <Router location={{ pathname: '/alder-sofa/s100101', search, state: { step } }} navigator={navigator}>
          <Shown />
        </Router>,
      ),
    );
  navigate('?option.12=1201', 0);
  return {
    requests,
    navigate,
    choose: (code: number) => flushSync(() => control.onChoose(12, code)),
    chosen: () => control.configuration[12],
    steps: () => [control.canUndo, control.canRedo],
  };
}

test('PDP-06: a choice shows before the router updates its URL, and so does the last of several', () => {
  const { choose, chosen, navigate, requests } = show();
  choose(1202);
  choose(1203);
  expect([chosen(), requests]).toEqual([1203, ['?option.12=1202', '?option.12=1203']]);
  navigate('?option.12=1202', 1);
  expect(chosen()).toBe(1203);
  navigate('?option.12=1203', 2);
  expect(chosen()).toBe(1203);
  navigate('?option.12=1202', 1);
  expect(chosen()).toBe(1202);
});

test('PDP-06: Back before the router has updated its URL restores the previous choices', () => {
  const { choose, chosen, navigate, steps } = show();
  choose(1203);
  expect(chosen()).toBe(1203);
  flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')));
  navigate('?option.12=1201', 0);
  expect(chosen()).toBe(1201);
  expect(steps()).toEqual([false, true]);
});
