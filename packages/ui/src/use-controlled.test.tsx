import { act, cloneElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fireEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion, AccordionItem } from './components/Accordion/Accordion.tsx';
import { CheckboxGroup } from './components/CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from './components/Combobox/Combobox.tsx';
import { Disclosure } from './components/Disclosure/Disclosure.tsx';
import { FacetGroup } from './components/FacetGroup/FacetGroup.tsx';
import { QuantitySelector } from './components/QuantitySelector/QuantitySelector.tsx';
import { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
import { RangeSlider } from './components/RangeSlider/RangeSlider.tsx';
import { SegmentedControl } from './components/SegmentedControl/SegmentedControl.tsx';
import { Slider } from './components/Slider/Slider.tsx';
import { SortMenu } from './components/SortMenu/SortMenu.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
const page = document.createElement('form');

function show(element: ReactElement) {
  document.body.append(page);
  root = createRoot(page);
  act(() => root?.render(element));
}

afterEach(() => {
  act(() => root?.unmount());
  page.remove();
});

const find = <Found extends HTMLElement>(selector: string) => page.querySelector<Found>(selector)!;
const click = (selector: string) => act(() => find(selector).click());
const enter = (selector: string, value: string) =>
  act(() => void fireEvent.input(find(selector), { target: { value } }));

const checked = () => [...page.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const entered = () => [...page.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value);
const open = () => [...page.querySelectorAll('button[aria-expanded=true]')].map(({ textContent }) => textContent);
const selected = () => page.querySelector('[role=tab][aria-selected=true]')?.textContent;

const options = ['ship', 'pickup'].map((value) => ({ value, label: value }));
const values = ['oak', 'ash'].map((value) => ({ value, label: value }));
const range = { min: 0, max: 100, step: 10 };

interface Case {
  /** Without its value. */
  element: ReactElement;
  /** Names of the properties; `Value` unless the component has others. */
  of?: 'Value' | 'Values' | 'Open';
  /** A value and what the page shows of it. */
  from: readonly [value: unknown, shown: unknown];
  /** The value after the change, and what the page shows of it. */
  to: readonly [value: unknown, shown: unknown];
  change: () => void;
}

const cases: Record<string, Case> = {
  RadioGroup: {
    element: <RadioGroup legend="Delivery" options={options} />,
    from: ['ship', ['ship']],
    to: ['pickup', ['pickup']],
    change: () => click('[value=pickup]'),
  },
  SegmentedControl: {
    element: <SegmentedControl legend="Delivery" options={options} />,
    from: ['ship', ['ship']],
    to: ['pickup', ['pickup']],
    change: () => click('[value=pickup]'),
  },
  CheckboxGroup: {
    element: <CheckboxGroup legend="Wood" options={values} />,
    of: 'Values',
    from: [['oak'], ['oak']],
    to: [
      ['oak', 'ash'],
      ['oak', 'ash'],
    ],
    change: () => click('[value=ash]'),
  },
  Slider: {
    element: <Slider label="Width" {...range} />,
    from: [20, ['20']],
    to: [50, ['50']],
    change: () => enter('input', '50'),
  },
  RangeSlider: {
    element: <RangeSlider legend="Price" thumbLabels={['From', 'To']} {...range} />,
    from: [
      [20, 60],
      ['20', '60'],
    ],
    to: [
      [20, 80],
      ['20', '80'],
    ],
    change: () => enter('input:last-child', '80'),
  },
  QuantitySelector: {
    element: <QuantitySelector label="Quantity" />,
    from: [3, ['3']],
    to: [4, ['4']],
    change: () => click('[aria-label="Increase quantity"]'),
  },
  Combobox: {
    element: <Combobox label="City" options={[]} />,
    from: ['Oslo', ['Oslo']],
    to: ['Rome', ['Rome']],
    change: () => enter('input', 'Rome'),
  },
  SortMenu: {
    element: (
      <SortMenu
        options={[
          { key: 'new', label: 'Newest' },
          { key: 'price', label: 'Price' },
        ]}
      />
    ),
    from: ['new', ['new']],
    to: ['price', ['price']],
    change: () => act(() => void fireEvent.change(find('select'), { target: { value: 'price' } })),
  },
  'list of a SortMenu': {
    element: (
      <SortMenu
        layout="list"
        options={[
          { key: 'new', label: 'Newest' },
          { key: 'price', label: 'Price' },
        ]}
      />
    ),
    from: ['new', ['new']],
    to: ['price', ['price']],
    change: () => click('[value=price]'),
  },
  'single Accordion': {
    element: (
      <Accordion type="single">
        <AccordionItem value="size" header="Size" />
        <AccordionItem value="fabric" header="Fabric" />
      </Accordion>
    ),
    from: [['size'], ['Size']],
    to: [['fabric'], ['Fabric']],
    change: () => click('button[aria-expanded=false]'),
  },
  'multiple Accordion': {
    element: (
      <Accordion type="multiple">
        <AccordionItem value="size" header="Size" />
        <AccordionItem value="fabric" header="Fabric" />
      </Accordion>
    ),
    from: [['size'], ['Size']],
    to: [
      ['size', 'fabric'],
      ['Size', 'Fabric'],
    ],
    change: () => click('button[aria-expanded=false]'),
  },
  Disclosure: {
    element: <Disclosure header="Care" />,
    of: 'Open',
    from: [true, ['Care']],
    to: [false, []],
    change: () => click('button'),
  },
  FacetGroup: {
    element: <FacetGroup label="Wood" values={values} selected={[]} onSelectedChange={() => {}} />,
    of: 'Open',
    from: [true, ['Wood']],
    to: [false, []],
    change: () => click('button'),
  },
  Tabs: {
    element: (
      <Tabs
        label="Details"
        items={[
          { value: 'care', label: 'Care', content: '' },
          { value: 'size', label: 'Size', content: '' },
        ]}
      />
    ),
    from: ['care', 'Care'],
    to: ['size', 'Size'],
    change: () => act(() => find('[role=tab]:last-child').focus()),
  },
};

/** Returns the value of a component as the page shows it. */
function shown(name: string) {
  if (name === 'Tabs') return selected();
  if (cases[name]?.of === 'Open' || name.endsWith('Accordion')) return open();
  return page.querySelector('[type=radio], [type=checkbox]') ? checked() : entered();
}

const names = Object.keys(cases);
const wordsOf = (name: string) => {
  const { of = 'Value' } = cases[name]!;
  return { value: of.toLowerCase(), first: `default${of}`, handler: `on${of}Change` };
};

test.each(names)('%s: without a value it starts with the default and changes by itself', (name) => {
  const { element, from, to, change } = cases[name]!;
  show(cloneElement(element, { [wordsOf(name).first]: from[0] }));
  expect(shown(name)).toEqual(from[1]);
  change();
  expect(shown(name)).toEqual(to[1]);
});

test.each(names)('%s: without a value each change is still reported', (name) => {
  const { element, from, to, change } = cases[name]!;
  const { first, handler } = wordsOf(name);
  const onChange = vi.fn();
  show(cloneElement(element, { [first]: from[0], [handler]: onChange }));
  change();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(to[0]);
  expect(shown(name)).toEqual(to[1]);
});

test.each(names)('%s: a value of the parent changes only with the parent', (name) => {
  const { element, from, to, change } = cases[name]!;
  const { value, handler } = wordsOf(name);
  const onChange = vi.fn();
  show(cloneElement(element, { [value]: from[0], [handler]: onChange }));
  change();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(to[0]);
  expect(shown(name)).toEqual(from[1]);
  act(() => root?.render(cloneElement(element, { [value]: to[0], [handler]: onChange })));
  expect(shown(name)).toEqual(to[1]);
});

test.each([
  ['a RadioGroup', <RadioGroup key="r" legend="Delivery" options={options} value={undefined} />],
  ['a SegmentedControl', <SegmentedControl key="s" legend="Delivery" options={options} value={undefined} />],
])('the value `undefined` of %s is a choice of nothing, by the parent', (_, element) => {
  show(element);
  click('[value=pickup]');
  expect(checked()).toEqual([]);
});

test('without any value nothing is chosen, and numbers are the least', () => {
  show(
    <>
      <RadioGroup legend="Delivery" options={options} />
      <CheckboxGroup legend="Wood" options={values} />
    </>,
  );
  expect(checked()).toEqual([]);
  act(() =>
    root?.render(
      <>
        <Slider label="Width" {...range} min={10} />
        <RangeSlider legend="Price" thumbLabels={['From', 'To']} {...range} />
        <QuantitySelector label="Quantity" min={2} />
      </>,
    ),
  );
  expect(entered()).toEqual(['10', '0', '100', '2']);
});

test('a form submits what was chosen, without any handler', () => {
  show(
    <>
      <RadioGroup legend="Delivery" name="delivery" options={options} defaultValue="ship" />
      <SegmentedControl legend="Return" name="return" options={options} />
      <CheckboxGroup legend="Wood" name="wood" options={values} defaultValues={['oak']} />
      <Slider label="Width" name="width" {...range} defaultValue={20} />
      <RangeSlider legend="Price" names={['from', 'to']} thumbLabels={['From', 'To']} {...range} />
      <QuantitySelector label="Quantity" name="quantity" />
      <Combobox label="City" name="city" options={[]} defaultValue="Oslo" />
    </>,
  );
  click('[name=delivery][value=pickup]');
  click('[name=return][value=pickup]');
  click('[name=wood][value=ash]');
  enter('[name=width]', '50');
  enter('[name=from]', '30');
  click('[aria-label="Increase quantity"]');
  enter('[name=city]', 'Rome');
  expect([...new FormData(page)]).toEqual([
    ['delivery', 'pickup'],
    ['return', 'pickup'],
    ['wood', 'oak'],
    ['wood', 'ash'],
    ['width', '50'],
    ['from', '30'],
    ['to', '100'],
    ['quantity', '2'],
    ['city', 'Rome'],
  ]);
});
