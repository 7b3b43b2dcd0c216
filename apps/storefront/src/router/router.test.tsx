import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigate } from './history.ts';
import { BrowserRouter, followLink, Navigate, StaticRouter, useLocation, useNavigationType } from './router.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let seen: string[];
const keys: string[] = [];

function Seen() {
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  seen.push(`${kind} ${pathname}${search}${hash}`);
  keys.push(key);
  return null;
}

const show = (children: ReactNode) => act(async () => root.render(<BrowserRouter>{children}</BrowserRouter>));
const last = () => seen.at(-1);

beforeEach(() => {
  history.replaceState(null, '', '/sofas?sort=newest#top');
  root = createRoot(document.createElement('div'));
  seen = [];
  keys.length = 0;
});
afterEach(() => act(async () => root.unmount()));

const back = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });

test('a page starts at the address of the browser, whose entry has no key yet', async () => {
  await show(<Seen />);
  expect(seen).toEqual(['POP /sofas?sort=newest#top']);
  expect(keys).toEqual(['default']);
});

test('a navigation adds an entry, Back leads to the one before with its own key', async () => {
  await show(<Seen />);
  const before = history.length;
  await act(async () => navigate('/chairs'));
  expect(last()).toBe('PUSH /chairs');
  expect(history.length).toBe(before + 1);
  expect(keys.at(-1)).not.toBe('default');
  await back();
  expect(last()).toBe('POP /sofas?sort=newest#top');
  expect(keys.at(-1)).toBe('default');
});

test('a navigation that replaces adds no entry', async () => {
  await show(<Seen />);
  const before = history.length;
  await act(async () => navigate('/sofas?sort=price-low', { replace: true }));
  expect(last()).toBe('REPLACE /sofas?sort=price-low');
  expect(history.length).toBe(before);
});

test('Navigate leads on', async () => {
  await show(
    <>
      <Seen />
      <Navigate replace to="/checkout/cart" />
    </>,
  );
  expect(last()).toBe('REPLACE /checkout/cart');
});

test('a router that is gone hears nothing more', async () => {
  await show(<Seen />);
  await act(async () => root.unmount());
  const heard = seen.length;
  await act(async () => navigate('/chairs'));
  expect(seen).toHaveLength(heard);
  root = createRoot(document.createElement('div'));
});

function Link() {
  return (
    <a href="/chairs" onClick={(event) => followLink(event, '/chairs')}>
      Chairs
    </a>
  );
}

async function pressed(how: MouseEventInit): Promise<MouseEvent> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await show(
    <>
      <Seen />
      <Link />
    </>,
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  // jsdom would say that it cannot follow links.
  const stay = (late: Event) => late.preventDefault();
  let wasTaken = false;
  const note = (late: Event) => (wasTaken = late.defaultPrevented);
  document.addEventListener('click', note);
  document.addEventListener('click', stay);
  await act(async () => place.querySelector('a')?.dispatchEvent(event));
  document.removeEventListener('click', note);
  document.removeEventListener('click', stay);
  place.remove();
  return Object.assign(event, { wasTaken });
}

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j stays the browser’s',
  async (how) => {
    expect(await pressed(how)).toMatchObject({ wasTaken: false });
    expect(seen).toEqual(['POP /sofas?sort=newest#top']);
  },
);

test('a plain press is followed in the app; one on the present address adds no entry', async () => {
  expect(await pressed({})).toMatchObject({ wasTaken: true });
  expect(last()).toBe('PUSH /chairs');
  const before = history.length;
  await pressed({});
  expect(last()).toBe('REPLACE /chairs');
  expect(history.length).toBe(before);
});

test.each([
  ['/sofas?sort=newest', 'POP /sofas?sort=newest'],
  ['//evil.example/sofas', 'POP //evil.example/sofas'],
])('the server shows %s as it was asked for', (address, shown) => {
  renderToString(
    <StaticRouter location={address}>
      <Seen />
    </StaticRouter>,
  );
  expect(seen).toEqual([shown]);
});
