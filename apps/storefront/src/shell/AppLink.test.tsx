import { useLink } from '@settee/ui';
import { act, memo, Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDataSource, DataProvider } from '../data/data-source.ts';
import { PageProvider } from '../data/site.ts';
import type { PageData } from '../page-data.ts';
import { routerFuture } from '../routes.ts';
import { AppLinkProvider } from './AppLink.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const unreachable = createDataSource(() => Promise.reject(new Error('There is no server.')));

const Links = memo(function Links() {
  const Link = useLink();
  return (
    <Profiler id="links" onRender={() => (renders += 1)}>
      <Link href="/stores">Stores</Link>
      <Link href="/free-swatches?page=2">Free swatches</Link>
    </Profiler>
  );
});
let renders = 0;

/** Shows two links in a router with the address bar; returns them, and what the router is at. */
async function show() {
  history.replaceState(null, '', '/free-swatches');
  const now: { navigate?: NavigateFunction; at: string } = { at: '' };
  function Router({ children }: { children: ReactNode }) {
    const { pathname, search } = useLocation();
    Object.assign(now, { navigate: useNavigate(), at: pathname + search });
    return children;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  renders = 0;
  await act(async () =>
    root.render(
      <PageProvider value={{ languagePrefix: '' } as PageData}>
        <DataProvider value={unreachable}>
          <BrowserRouter future={routerFuture}>
            <AppLinkProvider>
              <Router>
                <Links />
              </Router>
            </AppLinkProvider>
          </BrowserRouter>
        </DataProvider>
      </PageProvider>,
    ),
  );
  const leave = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  return { now, links: container.querySelectorAll('a'), leave };
}

test('another address, such as that of a choice, renders no link again', async () => {
  const { now, leave } = await show();
  await act(async () => now.navigate?.('/free-swatches?page=3'));
  expect([now.at, renders]).toEqual(['/free-swatches?page=3', 1]);
  await leave();
});

test('a click on a link opens its page in the app; one to the present address adds no step to the history', async () => {
  const { now, links, leave } = await show();
  const before = history.length;
  await act(async () => links[1]?.click());
  expect([now.at, history.length]).toEqual(['/free-swatches?page=2', before + 1]);
  await act(async () => links[1]?.click());
  expect([now.at, history.length]).toEqual(['/free-swatches?page=2', before + 1]);
  await leave();
});

test('a click with a modifier key, for another tab, is left to the browser', async () => {
  const { now, links, leave } = await show();
  const isPrevented = new Promise<boolean>((resolve) => {
    const onClick = (event: Event) => {
      resolve(event.defaultPrevented);
      // The test has no other tab to open.
      event.preventDefault();
    };
    addEventListener('click', onClick, { once: true });
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await act(async () => links[1]?.dispatchEvent(click));
  expect([await isPrevented, now.at]).toEqual([false, '/free-swatches']);
  await leave();
});
