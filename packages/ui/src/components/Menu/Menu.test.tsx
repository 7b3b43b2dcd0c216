import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

/** As in a browser; jsdom has no popovers. */
function togglePopover(this: HTMLElement, force?: boolean) {
  const isOpen = force ?? this.dataset.popover !== 'open';
  this.dataset.popover = isOpen ? 'open' : 'closed';
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: this.dataset.popover }));
  return isOpen;
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { togglePopover });
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => {
  act(() => root.unmount());
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  document.body.replaceChildren();
});

const items = [{ key: 'orders', label: 'Orders', href: '/orders' }];
const renderTrigger: MenuProps['renderTrigger'] = (props) => <Button {...props}>Nora</Button>;
const isExpanded = () => document.querySelector('[aria-haspopup]')?.getAttribute('aria-expanded') === 'true';
const layer = () => document.querySelector<HTMLElement>('[popover]');

test('a menu is opened and closed from outside, and reports both', () => {
  const onOpenChange = vi.fn();
  const show = (open: boolean) =>
    act(() => root.render(<Menu label="Account" {...{ items, renderTrigger, onOpenChange, open }} />));
  show(false);
  expect(isExpanded()).toBe(false);
  show(true);
  expect(isExpanded()).toBe(true);
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  show(false);
  expect(isExpanded()).toBe(false);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test.each([
  [
    'menu',
    (key: number) => (
      <Menu key="" label="Account" {...{ items, renderTrigger }} align={key ? 'end' : 'start'} defaultOpen />
    ),
  ],
  [
    'popover',
    (key: number) => (
      <Popover key="" label="Account" renderTrigger={renderTrigger} align={key ? 'end' : 'start'} defaultOpen />
    ),
  ],
])('a %s with `defaultOpen` is open first, and stays closed once the shopper has closed it', (_, render) => {
  act(() => root.render(render(0)));
  expect(isExpanded()).toBe(true);
  act(() => void layer()?.togglePopover(false));
  act(() => root.render(render(1)));
  expect(isExpanded()).toBe(false);
});
