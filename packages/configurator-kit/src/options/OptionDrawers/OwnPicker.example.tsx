import {
  ConfiguratorEventsProvider,
  ConfiguratorProvider,
  createConfiguratorStore,
  OptionDrawers,
  type PickerProps,
} from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { Inline } from '@settee/ui';
import { useState } from 'react';

const page = pageFixture('main');

/** A picker of an app: swatches in a row, each with its name and the price with it. */
function SwatchRow({ option, value, onSelect, compatible, priceWith, errorId }: PickerProps) {
  const choices = option.choiceGroups.flatMap((group) => group.choices);
  return (
    <Inline gap={4} role="radiogroup" aria-label={option.header.title} aria-describedby={errorId}>
      {choices.map(({ code, title, color }) => (
        <label key={code}>
          <span style={{ display: 'block', inlineSize: 96, blockSize: 48, background: color }} />
          <input
            type="radio"
            name={`option-${option.optionCode}`}
            value={code}
            checked={code === value}
            disabled={!compatible.has(code)}
            onChange={() => onSelect(code)}
          />{' '}
          {title}, {priceWith(code)}
        </label>
      ))}
    </Inline>
  );
}

/** Legs have the picker of the app; all other options have those of the kit. */
const renderPicker = (picker: PickerProps) =>
  picker.option.optionType === 'leg' ? <SwatchRow {...picker} /> : undefined;

export function OwnPickerExample() {
  const [store] = useState(() => createConfiguratorStore(page, {}));
  return (
    <ConfiguratorEventsProvider value={(event) => console.log(event.type)}>
      <ConfiguratorProvider page={page} store={store} siteCulture="USA">
        <OptionDrawers renderPicker={renderPicker} />
      </ConfiguratorProvider>
    </ConfiguratorEventsProvider>
  );
}
