import type { ChoiceGroup } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { choiceFixture, fabricFixture, groupFixture, optionFixture } from '../../fixtures/options.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { MaterialPicker } from './MaterialPicker.tsx';

const fabric = (groups: readonly ChoiceGroup[]) =>
  optionFixture(
    { optionCode: 12, optionType: 'fabric', optionExperience: 'fabric', optionSequence: 2, title: 'Fabric' },
    groups,
  );

const shades = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    choiceFixture(from + index, `Shade ${from + index}`, { color: `hsl(${(index * 37) % 360} 30% 55%)` }),
  );

const twoGroups = fabric(fabricFixture.choiceGroups.slice(0, 2));

const meta = {
  title: 'Configurator/Options/MaterialPicker',
  component: MaterialPicker,
  tags: ['picker'],
  args: { ...pickerFixture(fabricFixture), value: 1101 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaterialPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Groups with title, subtitle and count, and one radio group over all of them. */
export const Groups: Story = {
  args: { ...pickerFixture(twoGroups), value: 1101 },
  tags: ['PICK-11'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Washed Linen' })).toBeVisible();
    await expect(canvas.getByText('Washed twice at the mill, meant to wrinkle, add $100.00')).toBeVisible();
    await expect(canvas.getAllByText('4 items')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
    const names = new Set(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('name')));
    await expect(names.size).toBe(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Washed Linen, Rust' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(1203);
  },
};

/** Hover shows name and price in place of the subtitle, without layout shift. */
export const Previewed: Story = {
  args: { ...pickerFixture(twoGroups), value: 1101 },
  play: async ({ canvas }) => {
    const rust = canvas.getByRole('radio', { name: 'Washed Linen, Rust' });
    const before = rust.getBoundingClientRect().top;
    await userEvent.hover(rust);
    await expect(canvas.getByText('Rust')).toBeVisible();
    await expect(canvas.getByText('$2,049.00')).toBeVisible();
    await expect(rust.getBoundingClientRect().top).toBe(before);
    await userEvent.unhover(rust);
    await expect(canvas.queryByText('$2,049.00')).toBeNull();
    canvas.getByRole('radio', { name: 'Textured Bouclé, Oat' }).focus();
    await expect(await canvas.findByText('$1,949.00')).toBeVisible();
  },
};

export const CareAndDetails: Story = {
  args: { ...pickerFixture(twoGroups), value: 1101 },
  tags: ['PICK-12'],
  play: async ({ canvas }) => {
    const care = canvas.getByRole('button', { name: /^Care & Details\s+Washed Linen$/ });
    await expect(care).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(care);
    await expect(care).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText('Wash cold, dry flat')).toBeVisible();
  },
};

/** More than two groups: two are shown, 'Load More' shows the rest and moves focus to the first new swatch. */
export const MoreThanTwoGroups: Story = {
  tags: ['PICK-13', 'PICK-15'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
    await expect(canvas.getByRole('radio', { name: 'Cotton Velvet, Forest' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
  },
};

/** A second group of more than 32 choices is cut at 32. */
export const LongSecondGroup: Story = {
  args: pickerFixture(fabric([groupFixture('First', shades(100, 4)), groupFixture('Second', shades(200, 33))])),
  tags: ['PICK-14', 'PICK-15'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(36);
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(37);
  },
};

export const Filtering: Story = {
  args: { filtering: true },
  tags: ['PICK-16'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
  },
};

export const SoldOutAndIncompatible: Story = {
  args: { compatible: new Set([1101, 1102, 1103, 1201, 1202, 1203]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Textured Bouclé, Ink, unavailable' })).toBeDisabled();
    const denim = canvas.getByRole('radio', { name: 'Washed Linen, Denim, not available with your other choices' });
    await expect(denim).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('radio', { name: 'Textured Bouclé, Oat' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await tabTo(canvas.getByRole('button', { name: 'Load More' }));
    await userEvent.keyboard('{Enter}');
    const [newest] = canvas.getAllByRole('radio').filter((radio) => radio === document.activeElement);
    await expect(newest).toHaveAccessibleName(/^Cotton Velvet/);
  },
};

const fiveThousand = fabric(
  Array.from({ length: 50 }, (_, index) => groupFixture(`Cloth ${index + 1}`, shades(10_000 + index * 100, 100))),
);

/** 5,000 materials: after 'Load More', groups are there when they are near what is seen, or have the choice. */
export const FiveThousand: Story = {
  args: { ...pickerFixture(fiveThousand), value: 14_950 },
  tags: ['no-visual', 'PICK-15'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cloth 3' })).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Shade 10032$/ })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /Shade 14950$/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio').length).toBeLessThan(1500);
  },
};
