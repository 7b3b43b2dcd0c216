import {
  act,
  cloneElement,
  type ComponentProps,
  createRef,
  type JSXElementConstructor,
  type ReactElement,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import type * as ui from './index.ts';
import { BottomSheet } from './components/BottomSheet/BottomSheet.tsx';
import { Dialog } from './components/Dialog/Dialog.tsx';
import { Flyout } from './components/Flyout/Flyout.tsx';
import { loadOverlays } from './components/Dialog/Modal.tsx';
import { Menu } from './components/Menu/Menu.tsx';
import { Popover } from './components/Popover/Popover.tsx';
import { RangeSlider } from './components/RangeSlider/RangeSlider.tsx';
import { SlideOut } from './components/SlideOut/SlideOut.tsx';
import { Slider } from './components/Slider/Slider.tsx';
import { SortMenu } from './components/SortMenu/SortMenu.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';
import { Text } from './components/Text/Text.tsx';
import { Tooltip } from './components/Tooltip/Tooltip.tsx';
import { VideoPlayer } from './components/VideoPlayer/VideoPlayer.tsx';
import { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
let container: HTMLElement;

beforeAll(loadOverlays);

function show(element: ReactElement) {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
  act(() => root?.render(element));
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const overlay = { open: true, onOpenChange: () => {}, title: 'Fabric' };
const range = { min: 0, max: 100 };
const trigger = (props: object) => (
  <button type="button" {...props}>
    More
  </button>
);

test.each<[name: string, element: ReactElement, selector: string]>([
  ['Dialog', <Dialog key="" {...overlay} />, '[role=dialog]'],
  ['SlideOut', <SlideOut key="" {...overlay} />, '[role=dialog]'],
  ['Flyout', <Flyout key="" {...overlay} />, '[role=dialog]'],
  ['BottomSheet', <BottomSheet key="" {...overlay} />, '[role=dialog]'],
  ['sticky BottomSheet', <BottomSheet key="" {...overlay} sticky />, 'section'],
  ['Popover', <Popover key="" label="Fabric" renderTrigger={trigger} />, '[role=dialog]'],
  ['Tooltip', <Tooltip key="" content="Fabric" renderTrigger={trigger} />, '[role=tooltip]'],
  ['Menu', <Menu key="" label="More" items={[]} renderTrigger={trigger} />, '[popover]'],
  ['Tabs', <Tabs key="" label="Details" items={[]} />, 'main > div'],
  ['Slider', <Slider key="" label="Width" {...range} />, 'input'],
  ['RangeSlider', <RangeSlider key="" legend="Price" thumbLabels={['From', 'To']} {...range} />, '[aria-label=From]'],
  ['SortMenu', <SortMenu key="" options={[]} />, 'select'],
  ['list of a SortMenu', <SortMenu key="" layout="list" options={[]} />, 'fieldset'],
  ['VideoPlayer', <VideoPlayer key="" label="Loom" src="/loom.mp4" poster={null} />, 'video'],
  ['Text', <Text key="" as="em" />, 'em'],
  ['VisuallyHidden', <VisuallyHidden key="" as="h2" />, 'h2'],
])('%s gives its element to a ref, and takes it back', (_, element, selector) => {
  const ref = createRef<HTMLElement>();
  const cleanUp = vi.fn();
  show(cloneElement(element, { ref } as object));
  const found = document.querySelector(selector);
  expect(found).not.toBeNull();
  expect(ref.current).toBe(found);
  const callback = vi.fn<(element: HTMLElement | null) => () => void>(() => cleanUp);
  act(() => root?.render(cloneElement(element, { ref: callback } as object)));
  expect(ref.current).toBeNull();
  expect(callback).toHaveBeenLastCalledWith(found);
  act(() => root?.render(null));
  expect(cleanUp).toHaveBeenCalledTimes(callback.mock.calls.length);
});

test('the thumb that a form focuses is the native control', () => {
  const ref = createRef<HTMLInputElement>();
  show(<Slider label="Width" {...range} ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(container.querySelector('input'));
});

test('an open dialog has its ref from its first effect on, and none while it is closed', () => {
  const ref = createRef<HTMLDivElement>();
  show(<Dialog {...overlay} open={false} ref={ref} />);
  expect(ref.current).toBeNull();
  act(() => root?.render(<Dialog {...overlay} ref={ref} />));
  expect(ref.current?.getAttribute('role')).toBe('dialog');
  act(() => root?.render(<Dialog {...overlay} open={false} ref={ref} />));
  expect(ref.current).toBeNull();
});

type Ui = typeof ui;
type TakesRef<Name extends keyof Ui> =
  Ui[Name] extends JSXElementConstructor<infer _Props>
    ? 'ref' extends keyof ComponentProps<Ui[Name]>
      ? true
      : false
    : false;
type WithoutRef = { [Name in keyof Ui & Capitalize<keyof Ui>]: TakesRef<Name> extends true ? never : Name }[keyof Ui &
  Capitalize<keyof Ui>];

test('every public component takes a ref, except providers, which have no element', () => {
  expectTypeOf<WithoutRef>().toEqualTypeOf<'AnnouncerProvider' | 'LinkProvider' | 'SiteProvider' | 'ToastProvider'>();
});
