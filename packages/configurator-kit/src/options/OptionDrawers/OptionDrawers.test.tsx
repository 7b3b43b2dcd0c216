import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ConfiguratorEventsProvider } from '../../events.ts';
import { choiceFixture, groupFixture, optionFixture } from '../../fixtures/options.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { ConfiguratorProvider } from '../ConfiguratorProvider.tsx';
import { createConfiguratorStore } from '../configurator-store.ts';
import type { PickerProps } from '../picker-props.ts';
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

test('an app replaces the picker of one option; its drawer shows the choice and the prompt (OPT-04, OPT-16)', async () => {
  const page = pageFixture('main');
  const store = createConfiguratorStore(page, {}, { missingOptions: [13] });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const ownPicker = ({ option, value, onSelect, errorId }: PickerProps) =>
    option.optionType === 'leg' ? (
      <button type="button" id="own" aria-describedby={errorId} onClick={() => onSelect(2002)}>
        {value ?? 'none'} of {option.choiceGroups.flatMap(({ choices }) => choices).length}
      </button>
    ) : undefined;
  await act(async () =>
    root.render(
      <ConfiguratorEventsProvider value={() => {}}>
        <ConfiguratorProvider page={page} store={store} siteCulture="USA">
          <OptionDrawers renderPicker={ownPicker} />
        </ConfiguratorProvider>
      </ConfiguratorEventsProvider>,
    ),
  );
  const drawer = container.querySelector('[data-option="13"]');
  const own = drawer?.querySelector<HTMLElement>('#own');
  expect(own?.textContent).toBe('none of 4');
  expect(drawer?.querySelector(`[id="${own?.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    'Select an option',
  );
  expect(drawer?.querySelectorAll('input')).toHaveLength(0);
  await act(async () => own?.click());
  expect(own?.textContent).toBe('2002 of 4');
  expect(drawer?.querySelector('button')?.textContent).toContain('Walnut');
  expect(container.querySelectorAll('[data-option="11"] input')).toHaveLength(3);
  act(() => root.unmount());
  container.remove();
});
