import { act, cloneElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Flyout } from '../Flyout/Flyout.tsx';
import { SlideOut } from '../SlideOut/SlideOut.tsx';
import { Dialog, type DialogTriggerProps } from './Dialog.tsx';
import { loadOverlays } from './Modal.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

beforeAll(loadOverlays);

function show(element: ReactElement) {
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root?.render(element));
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const shared = {
  title: 'Fabric',
  renderTrigger: (props: DialogTriggerProps) => <Button {...props}>Choose a fabric</Button>,
};
const layers: [name: string, element: ReactElement<object>][] = [
  ['Dialog', <Dialog key="" {...shared} />],
  ['SlideOut', <SlideOut key="" {...shared} />],
  ['Flyout', <Flyout key="" {...shared} />],
  ['BottomSheet', <BottomSheet key="" {...shared} />],
];

const trigger = () => document.querySelector<HTMLElement>('[aria-haspopup=dialog]')!;
const dialog = () => document.querySelector('[role=dialog]');
const click = (element: HTMLElement | null | undefined) => act(() => element?.click());
const close = () => click(dialog()?.querySelector<HTMLElement>('[aria-label=Close]'));

test.each(layers)(
  '%s: the trigger opens it without any state of the parent, and has the focus after it',
  async (_, element) => {
    const onOpenChange = vi.fn();
    show(cloneElement(element, { onOpenChange } as object));
    expect(dialog()).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(trigger().hasAttribute('aria-controls')).toBe(false);

    // As in Safari, the click leaves the focus where it is.
    click(trigger());
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().getAttribute('aria-controls')).toBe(dialog()?.id);

    close();
    expect(dialog()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    await expect.poll(() => document.activeElement).toBe(trigger());
  },
);

test.each(layers)('%s: with `defaultOpen` it is open first', async (_, element) => {
  show(cloneElement(element, { defaultOpen: true, id: 'fabric' } as object));
  expect(dialog()?.id).toBe('fabric');
  expect(trigger().getAttribute('aria-controls')).toBe('fabric');
  close();
  expect(dialog()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(trigger());
});

test.each(layers)('%s: `open` of the parent has precedence over its trigger', (_, element) => {
  const onOpenChange = vi.fn();
  show(cloneElement(element, { open: false, defaultOpen: true, onOpenChange } as object));
  click(trigger());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(dialog()).toBeNull();
  show(cloneElement(element, { open: true, onOpenChange } as object));
  close();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(dialog()).not.toBeNull();
});

test('a sticky BottomSheet opens and closes without any state of the parent', () => {
  show(<BottomSheet title="Fabric" sticky defaultOpen />);
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  click(button);
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  click(button);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
});

test('the trigger is in the HTML of the server', () => {
  expect(renderToString(<Dialog {...shared} />)).toMatch(/^<button[^>]*aria-haspopup="dialog" aria-expanded="false"/);
});
