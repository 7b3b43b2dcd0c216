import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ImageRadio } from './components/ImageRadio/ImageRadio.tsx';
import { ImageRadioGroup } from './components/ImageRadioGroup/ImageRadioGroup.tsx';
import { Swatch } from './components/Swatch/Swatch.tsx';
import { SwatchGroup } from './components/SwatchGroup/SwatchGroup.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
const page = document.createElement('form');

function show(element: ReactElement) {
  document.body.append(page);
  root = createRoot(page);
  act(() => root?.render(element));
}

afterEach(() => {
  act(() => root?.unmount());
  page.remove();
});

const click = (selector: string) => act(() => page.querySelector<HTMLElement>(selector)?.click());
const checked = () => [...page.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

test.each([
  ['Swatch', Swatch, SwatchGroup],
  ['ImageRadio', ImageRadio, ImageRadioGroup],
])('a group of %s starts with `defaultChecked` and needs no state of the parent', (_, Choice, Group) => {
  const onSelect = vi.fn();
  const group = (
    <Group legend="Wood">
      <Choice name="wood" value="oak" label="Oak" onSelect={onSelect} defaultChecked />
      <Choice name="wood" value="ash" label="Ash" onSelect={onSelect} />
    </Group>
  );
  show(group);
  expect(checked()).toEqual(['oak']);
  click('[value=ash]');
  act(() => root?.render(group));
  expect(checked()).toEqual(['ash']);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('ash');
  expect([...new FormData(page)]).toEqual([['wood', 'ash']]);
  page.reset();
  expect(checked()).toEqual(['oak']);
});

test('a Swatch that only the browser knows to be checked has its mark ready', () => {
  const marks = () => page.querySelectorAll('input ~ * > *').length;
  show(<Swatch name="wood" value="oak" label="Oak" color="tan" checked={false} />);
  expect(marks()).toBe(0);
  act(() => root?.render(<Swatch key="own" name="wood" value="oak" label="Oak" color="tan" />));
  expect(marks()).toBe(1);
});
