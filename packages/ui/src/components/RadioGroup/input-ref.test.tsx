import { createRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { QuantitySelector } from '../QuantitySelector/QuantitySelector.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'oak', label: 'Oak', disabled: true },
  { value: 'ash', label: 'Ash' },
  { value: 'elm', label: 'Elm' },
];

let close = () => {};
afterEach(() => close());

function show(render: (ref: Ref<HTMLInputElement>) => ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('form')));
  close = () => {
    root.unmount();
    document.body.replaceChildren();
  };
  const ref = createRef<HTMLInputElement>();
  const update = (next: typeof render) => flushSync(() => root.render(next(ref)));
  update(render);
  return { ref, update };
}

test.each<[string, (ref: Ref<HTMLInputElement>, value?: string) => ReactNode]>([
  ['RadioGroup', (ref, value) => <RadioGroup inputRef={ref} legend="Wood" options={options} value={value} />],
  [
    'SegmentedControl',
    (ref, value) => <SegmentedControl inputRef={ref} legend="Wood" options={options} value={value} />,
  ],
  [
    'CheckboxGroup',
    (ref, value) => <CheckboxGroup inputRef={ref} legend="Wood" options={options} values={value ? [value] : []} />,
  ],
])('the input ref of a %s is the first enabled option, then the chosen one', (_, render) => {
  const { ref, update } = show((given) => render(given));
  expect(ref.current?.value).toBe('ash');
  ref.current?.focus();
  expect(document.activeElement).toBe(ref.current);
  update((given) => render(given, 'elm'));
  expect(ref.current?.value).toBe('elm');
});

test('the input ref of a QuantitySelector is its number', () => {
  const { ref } = show((given) => <QuantitySelector inputRef={given} label="Quantity" defaultValue={3} />);
  expect(ref.current?.getAttribute('role')).toBe('spinbutton');
  expect(ref.current?.value).toBe('3');
});
