import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ConfiguratorEventsProvider } from '../../events.ts';
import { choiceFixture, groupFixture, optionFixture } from '../../fixtures/options.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { ConfiguratorProvider } from '../ConfiguratorProvider.tsx';
import { createConfiguratorStore } from '../configurator-store.ts';
import { OptionDrawers } from './OptionDrawers.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Choices that record each render of their swatch, which reads the images. */
function recordedChoices(count: number, rendered: number[]) {
  return Array.from({ length: count }, (_, index) => {
    const code = 1300 + index;
    const choice = choiceFixture(code, `Linen ${index}`);
    const { images } = choice;
    return Object.defineProperty(choice, 'images', {
      get: () => {
        rendered.push(code);
        return images;
      },
    });
  });
}

test('a choice among a hundred materials renders only its swatch and that of the choice before it (PICK-11)', async () => {
  const rendered: number[] = [];
  const option = optionFixture(
    { optionCode: 12, optionType: 'fabric', optionExperience: 'fabric', optionSequence: 1, title: 'Fabric' },
    [groupFixture('Linen', recordedChoices(100, rendered))],
  );
  const page = pageFixture('main', { options: [option] });
  const store = createConfiguratorStore(page, { 12: 1300 });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <ConfiguratorEventsProvider value={() => {}}>
        <ConfiguratorProvider page={page} store={store} siteCulture="USA">
          <OptionDrawers />
        </ConfiguratorProvider>
      </ConfiguratorEventsProvider>,
    ),
  );
  const swatch = container.querySelector<HTMLInputElement>('input[value="1342"]');
  rendered.length = 0;
  await act(async () => swatch?.click());
  expect(swatch?.checked).toBe(true);
  expect(new Set(rendered)).toEqual(new Set([1300, 1342]));
  act(() => root.unmount());
  container.remove();
});
