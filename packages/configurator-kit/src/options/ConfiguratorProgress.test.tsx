import { act, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ConfiguratorEventsProvider } from '../events.ts';
import { pageFixture } from '../fixtures/product.ts';
import { ConfiguratorProvider, useConfigurator, useConfiguratorProgress } from './ConfiguratorProvider.tsx';
import { createConfiguratorStore } from './configurator-store.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ignoreEvent = () => {};

test('OPT-21: the parts of the page are not rendered again while the product of a choice is loaded, only what shows that', async () => {
  const page = pageFixture('main');
  const store = createConfiguratorStore(page, {});
  const rendered: string[] = [];
  const Part = memo(() => {
    rendered.push(useConfigurator().page.product.name);
    return null;
  });
  const Progress = memo(() => {
    const { isRefreshing, history } = useConfiguratorProgress();
    rendered.push(`refreshing ${isRefreshing}, undo ${history.canUndo}`);
    return null;
  });
  const root = createRoot(document.createElement('div'));
  const show = (isRefreshing: boolean, canUndo: boolean) =>
    act(async () =>
      root.render(
        <ConfiguratorEventsProvider value={ignoreEvent}>
          <ConfiguratorProvider
            page={page}
            store={store}
            siteCulture="USA"
            isRefreshing={isRefreshing}
            history={{ canUndo, canRedo: false, onStep: ignoreEvent }}
          >
            <Part />
            <Progress />
          </ConfiguratorProvider>
        </ConfiguratorEventsProvider>,
      ),
    );
  await show(false, false);
  await show(true, true);
  expect(rendered).toEqual([
    page.product.name,
    'refreshing false, undo false',
    'refreshing false, undo true',
    'refreshing true, undo true',
  ]);
  act(() => root.unmount());
});
