import { createOption, formatPrice } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { choiceFixture, fabricFixture, groupFixture } from '../../fixtures/options.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { MaterialPicker } from './MaterialPicker.tsx';
import * as stories from './MaterialPicker.stories.tsx';

const { FiveThousand } = composeStories(stories);

let notify: ((entries: unknown[]) => void) | null = null;
beforeEach(() => {
  notify = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: NonNullable<typeof notify>) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('PICK-15: of 5,000 materials only those that are near, or next to the focus, or chosen are in the page', async () => {
  await FiveThousand.run();
  // Two groups at once, two at the start of the rest, and that of the choice.
  expect(screen.getAllByRole('radio')).toHaveLength(500);
  const far = () => screen.queryByRole('heading', { name: 'Cloth 30' });
  expect(far()).toBeNull();
  const held = document.querySelectorAll<HTMLElement>('[data-part]');
  expect(held).toHaveLength(48);
  await waitFor(() => expect(notify).not.toBeNull());
  notify?.([{ target: held[27], isIntersecting: true }]);
  await waitFor(() => expect(far()).not.toBeNull());
  expect(screen.getAllByRole('radio')).toHaveLength(600);
});

test('the groups next to the one with the focus are in the page, so that arrow keys reach them', async () => {
  await FiveThousand.run();
  screen.getByRole('radio', { name: /Shade 10399$/ }).focus();
  expect(await screen.findByRole('heading', { name: 'Cloth 5' })).toBeTruthy();
});

test('PICK-12: a group without details has no button that opens them', () => {
  const [first] = fabricFixture.choiceGroups;
  if (!first) throw new Error('No group');
  const option = { ...fabricFixture, choiceGroups: [first, groupFixture('Plain', [choiceFixture(1, 'Oat')])] };
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  flushSync(() => root.render(<MaterialPicker {...pickerFixture(option)} value={undefined} />));
  onTestFinished(() => root.unmount());
  expect(within(container).getAllByRole('button', { name: /^Care & Details/ })).toHaveLength(1);
});

test('a hover shows name and price, and no swatch renders again', async () => {
  const rendered: string[] = [];
  const [group] = fabricFixture.choiceGroups;
  if (!group) throw new Error('No group');
  // A swatch reads its color when it renders; the preview does not.
  const choices = group.choices.map((choice) =>
    Object.defineProperty({ ...choice }, 'color', {
      get: () => {
        rendered.push(choice.title);
        return choice.color;
      },
    }),
  );
  const option = { ...fabricFixture, choiceGroups: [{ ...group, choices }] };
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const canvas = within(container);
  flushSync(() => root.render(<MaterialPicker {...pickerFixture(option)} value={undefined} />));
  onTestFinished(() => root.unmount());
  const [, second] = canvas.getAllByRole('radio');
  expect(rendered).toHaveLength(choices.length);
  rendered.length = 0;
  await userEvent.hover(second!);
  await canvas.findByText(choices[1]!.title);
  await userEvent.unhover(second!);
  await waitFor(() => expect(canvas.queryByText(choices[1]!.title)).toBeNull());
  expect(rendered).toEqual([]);
});

test('PICK-11: a picker of a created option has its groups, choices, prices and selection', async () => {
  const option = createOption({
    optionCode: 7,
    optionType: 'fabric',
    title: 'Fabric',
    choiceCode: 2,
    choiceGroups: [
      {
        title: 'Linen',
        subtitle: 'Washed twice',
        currentPrice: 194_900,
        choices: [
          { code: 1, title: 'Linen, Oat', color: '#d8cbb5' },
          { code: 2, title: 'Linen, Moss', image: '/moss.webp' },
        ],
      },
      {
        title: 'Velvet',
        choices: [
          { code: 3, title: 'Velvet, Ink', addPrice: 20_000 },
          { code: 4, title: 'Velvet, Rust', addPrice: 20_000, isDisabled: true },
        ],
      },
    ],
  });
  const format = (cents: number) => formatPrice(cents, 'USA');
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const canvas = within(container);
  const value = option.choiceCode ?? undefined;
  flushSync(() => root.render(<MaterialPicker {...pickerFixture(option)} value={value} format={format} />));
  onTestFinished(() => root.unmount());
  expect(canvas.getByRole('radiogroup', { name: /Fabric/ })).toBeTruthy();
  const sections = canvas.getAllByRole('heading').map(({ parentElement }) => parentElement?.textContent);
  expect(sections).toEqual(['Linen2 itemsWashed twice', 'Velvet2 itemsadd $200.00']);
  const radios = canvas.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value: code, checked, disabled }) => [code, checked, disabled])).toEqual([
    ['1', false, false],
    ['2', true, false],
    ['3', false, false],
    ['4', false, true],
  ]);
  expect(canvas.getByRole('radio', { name: 'Linen, Moss' })).toBe(radios[1]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/moss.webp');
  await userEvent.hover(canvas.getByRole('radio', { name: 'Velvet, Ink' }));
  expect(await canvas.findByText('Velvet, Ink')).toBeTruthy();
  expect(canvas.getByText('$2,149.00')).toBeTruthy();
});
