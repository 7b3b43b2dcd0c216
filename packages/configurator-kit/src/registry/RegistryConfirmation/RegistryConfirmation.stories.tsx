import { defaultChecklist, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { monogram, addedFixture, weddingId } from '../../fixtures/registry.ts';
import { RegistryConfirmation, type RegistryConfirmationProps } from './RegistryConfirmation.tsx';

type StoryArgs = Omit<RegistryConfirmationProps, 'site' | 'layout'> & { isOtherForm?: boolean };

const meta = {
  title: 'Configurator/Registry/RegistryConfirmation',
  component: RegistryConfirmation as never,
  tags: ['popup'],
  args: {
    items: [addedFixture('main')],
    grId: weddingId,
    isScanMode: false,
    checklist: defaultChecklist,
    onClose: fn(),
  },
  render: ({ isOtherForm, items, ...args }, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const { imagePath } = addedFixture(brand);
    const site = getSite(brand, siteCulture);
    return (
      <RegistryConfirmation
        {...args}
        items={items.map((item) => ({ ...item, imagePath }))}
        site={site}
        layout={(isOtherForm ?? site.isCb2) ? 'slideOut' : 'dialog'}
      />
    );
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<StoryArgs>;

const opened = async () => within(await screen.findByRole('dialog'));
const heading = async () => (await screen.findByRole('dialog')).getAttribute('aria-labelledby');

export const One: Story = {
  args: { onClose: fn() },
  tags: ['mobile', 'dark', 'REG-05', 'REG-09', 'REG-16', 'REG-10', 'visual-mobile'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '1 item added to your registry' })).toBeVisible();
    const layer = await opened();
    await expect(layer.getByText('Need help with your registry?')).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Continue Shopping' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(await heading()).not.toBeNull();
  },
};

/** Thumbnails have tooltips on hover and focus. */
export const Several: Story = {
  tags: ['REG-05', 'REG-06', 'REG-07', 'REG-08'],
  args: {
    items: [addedFixture('main', { quantity: 2 }), addedFixture('main', { sku: 100703, personalizations: [monogram] })],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '3 items added to your registry' })).toBeVisible();
    const [plain, personalized] = (await opened()).getAllByRole('img');
    if (!plain || !personalized) throw new Error('There are no thumbnails');
    const name = plain.getAttribute('aria-label') ?? '';
    await expect(plain).toHaveAccessibleDescription(`${name} SKU 100112 $2,049.00 Qty: 2`);
    await expect(personalized).toHaveAccessibleName(`Personalized ${name}`);
    await expect(personalized).toHaveAccessibleDescription(`Personalized ${name} SKU 100703 $2,049.00 Qty: 1`);
    plain.focus();
    await expect(plain.querySelector('[role=tooltip]')).toBeVisible();
  },
};

export const ScanMode: Story = {
  args: { isScanMode: true, onClose: fn() },
  play: async ({ args }) => {
    const layer = await opened();
    await expect(layer.queryByRole('button', { name: 'Continue Shopping' })).toBeNull();
    await userEvent.click(layer.getByRole('button', { name: 'Scan Another Item' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const WithLinks: Story = {
  args: { isOtherForm: false },
  play: async () => {
    const layer = await opened();
    await expect(layer.getByRole('link', { name: 'View Registry' })).toHaveAttribute(
      'href',
      `/gift-registry/registrant-list/${weddingId}`,
    );
    await expect(layer.getByRole('link', { name: 'View Checklist' })).toHaveAttribute(
      'href',
      `/gift-registry/checklist/${weddingId}`,
    );
  },
};

export const OtherForm: Story = {
  args: { isOtherForm: true },
  tags: ['REG-11'],
  play: async () => {
    const layer = await opened();
    await expect(layer.getByRole('link', { name: 'View My Registry' })).toHaveAttribute(
      'href',
      `/gift-registry/registrant-list/${weddingId}`,
    );
    await expect(layer.queryByRole('link', { name: 'View Registry' })).toBeNull();
  },
};

const withoutChecklist: NonNullable<Story['play']> = async () => {
  await expect((await opened()).queryByRole('link', { name: 'View Checklist' })).toBeNull();
};

export const ChecklistOff: Story = {
  args: { checklist: { ...defaultChecklist, isInteractiveChecklist: false } },
  play: withoutChecklist,
};
export const HouseWarming: Story = {
  args: { items: [addedFixture('main', { registryType: 'hw' })] },
  tags: ['REG-12', 'REG-13', 'REG-14'],
  play: withoutChecklist,
};

export const UnitedStates: Story = {
  globals: { site: 'USA' },
  tags: ['REG-17', 'REG-19'],
  play: async () => {
    const layer = await opened();
    await expect(layer.getByText('Call (888) 249-4155')).toBeVisible();
    await expect(layer.getByText('Mon - Sun 8 am - 9 pm CT')).toBeVisible();
  },
};

export const Canada: Story = {
  tags: ['REG-18', 'REG-19'],
  globals: { site: 'CANADA' },
  play: async () => {
    const layer = await opened();
    await expect(layer.getByText('(888) 780 - 5873')).toBeVisible();
    await expect(layer.getByText('Mon - Sun 8 am - 9 pm CT')).toBeVisible();
  },
};

export const WithRecommendations: Story = {
  args: {
    addOns: <section aria-label="Extras">Extras and Essentials We Recommend</section>,
    alsoWant: <section aria-label="You May Also Want">You May Also Want</section>,
  },
  play: async () => {
    const layer = await opened();
    await expect(layer.getByRole('region', { name: 'Extras' })).toBeVisible();
    await expect(layer.getByRole('region', { name: 'You May Also Want' })).toBeVisible();
  },
};
