import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfiguratorEventsProvider } from '../events.ts';
import { pageFixture } from '../fixtures/product.ts';
import { ConfiguratorProvider } from './ConfiguratorProvider.tsx';
import { createConfiguratorStore } from './configurator-store.ts';
import { useLayer, useLayerFlow } from './useLayer.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = pageFixture('main');
const container = document.body.appendChild(document.createElement('div'));
let root = createRoot(container);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(container);
});

/** Renders a part of a product page and loads its code before or after the click that opens its layer. */
function show(Part: () => null) {
  const store = createConfiguratorStore(page, {});
  const render = (isLoaded: boolean) =>
    act(() =>
      root.render(
        <ConfiguratorEventsProvider value={() => {}}>
          <ConfiguratorProvider page={page} store={store} siteCulture="USA">
            {isLoaded && <Part />}
          </ConfiguratorProvider>
        </ConfiguratorEventsProvider>,
      ),
    );
  return { store, render };
}

test('STORE-02: a flow opens for a click before its code was loaded, and once for each click', () => {
  const open = vi.fn();
  let close = () => {};
  const { store, render } = show(() => {
    ({ close } = useLayerFlow('stores', { close: () => {} }, open));
    return null;
  });
  render(false);
  store.dispatch({ type: 'layerOpened', layer: { kind: 'stores' } });
  render(true);
  render(true);
  expect(open).toHaveBeenCalledTimes(1);
  act(close);
  expect(store.get().layer).toBeNull();
  act(() => store.dispatch({ type: 'layerOpened', layer: { kind: 'stores' } }));
  expect(open).toHaveBeenCalledTimes(2);
  act(() => store.dispatch({ type: 'layerOpened', layer: { kind: 'quickShip' } }));
  expect(open).toHaveBeenCalledTimes(2);
});

test('a closed layer is known until its closing is animated, and is not open', () => {
  let shown: ReturnType<typeof useLayer<'details'>> | undefined;
  const { store, render } = show(() => {
    shown = useLayer('details');
    return null;
  });
  render(true);
  expect(shown).toEqual({ layer: null, isOpen: false });
  const layer = { kind: 'details', optionCode: 12, choiceCode: 1203 } as const;
  act(() => store.dispatch({ type: 'layerOpened', layer }));
  expect(shown).toEqual({ layer, isOpen: true });
  act(() => store.dispatch({ type: 'layerClosed' }));
  expect(shown).toEqual({ layer, isOpen: false });
});
