import { createRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

/** The module as an app with this version of React has it. */
async function loadWith(version: string) {
  vi.resetModules();
  vi.doMock('react', async (load) => ({ ...(await load<object>()), version }));
  return import('./react-18.ts');
}

const Field = ({ ref, ...rest }: ComponentProps<'input'>) => <input {...rest} ref={ref} />;

test.each(['18.3.1', '19.3.1'])('React %s passes refs and properties to a component', async (version) => {
  const { withRef } = await loadWith(version);
  const Wrapped = withRef(Field);
  const ref = createRef<HTMLInputElement>();
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(<Wrapped ref={ref} name="city" />));
  expect(ref.current?.name).toBe('city');
  expect(Wrapped === Field).toBe(version.startsWith('19'));
});

test('attributes that React 18 does not know have their names in HTML', async () => {
  const old = await loadWith('18.3.1');
  expect({ ...old.popoverTarget('menu'), ...old.fetchPriority('high') }).toEqual({
    popovertarget: 'menu',
    fetchpriority: 'high',
  });
  const { popoverTarget } = await loadWith('19.3.1');
  expect(renderToStaticMarkup(<button type="button" {...popoverTarget('menu')} />)).toMatch(/popovertarget="menu"/i);
});

test('React 18 passes a ref to every component that has an element', async () => {
  await loadWith('18.3.1');
  const components = Object.entries(await import('./index.ts')).filter(([name]) => /^[A-Z]/.test(name));
  const withoutRef = components.filter(([, component]) => typeof component === 'function').map(([name]) => name);
  expect(withoutRef.toSorted()).toEqual(['AnnouncerProvider', 'LinkProvider', 'SiteProvider', 'ToastProvider']);
});
