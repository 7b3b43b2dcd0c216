import { lazyPart } from '@settee/ui';
import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfiguratorEventsProvider } from '../events.ts';
import { pageFixture } from '../fixtures/product.ts';
import { ConfiguratorProvider, useConfigurator } from './ConfiguratorProvider.tsx';
import { createConfiguratorStore } from './configurator-store.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ignoreEvent = () => {};
const Name = () => <p>{useConfigurator().page.product.name}</p>;

test('server-rendered HTML of a part stays when the product changes before the code of the part is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Name>();
  const served = lazyPart(async () => Name);
  const loading = lazyPart(() => promise);
  await served.ready();
  const first = pageFixture('main');
  const complete = { ...first, product: { ...first.product, name: 'Alder Sofa in velvet' } };
  let load = () => {};
  function Product({ Part }: { Part: typeof served }) {
    const [page, setPage] = useState(first);
    const [store] = useState(() => createConfiguratorStore(first, {}));
    useEffect(() => {
      load = () => setPage(complete);
    }, []);
    return (
      <ConfiguratorEventsProvider value={ignoreEvent}>
        <ConfiguratorProvider page={page} store={store} siteCulture="USA">
          <Part />
        </ConfiguratorProvider>
      </ConfiguratorEventsProvider>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Product Part={served} />);
  const paragraph = container.querySelector('p');
  let root: Root | undefined;
  await act(async () => (root = hydrateRoot(container, <Product Part={loading} />)));
  await act(async () => load());
  expect(container.querySelector('p')).toBe(paragraph);
  await act(async () => resolve(Name));
  expect(container.querySelector('p')).toBe(paragraph);
  expect(paragraph?.textContent).toBe('Alder Sofa in velvet');
  act(() => root?.unmount());
  container.remove();
});
