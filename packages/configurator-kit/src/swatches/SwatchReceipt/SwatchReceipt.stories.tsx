import { getSite, swatchReceipt } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { swatchOrderResponseFixture, toSwatch } from '../../fixtures/swatches.ts';
import { SwatchReceipt } from './SwatchReceipt.tsx';

const now = new Date('2026-03-14T16:00:00Z');

const meta = {
  title: 'Configurator/Swatches/SwatchReceipt',
  component: SwatchReceipt,
  tags: ['popup'],
  args: {
    receipt: swatchReceipt(swatchOrderResponseFixture, now),
    swatches: [toSwatch(1203), toSwatch(1101), toSwatch(1301)],
    site: getSite('main', 'USA'),
    host: 'www.settee.com',
    onPrint: fn(),
    onClose: fn(),
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const own = siteCulture === 'CANADA' ? getSite(brand, siteCulture) : args.site;
    return <SwatchReceipt {...args} site={own} />;
  },
} satisfies Meta<typeof SwatchReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

const popup = async () => within(await screen.findByRole('dialog', { name: 'Your Swatches Are on Their Way' }));
const figure = (name: string) => screen.getByText(name).parentElement?.querySelector('dd');

export const Ordered: Story = {
  args: { onPrint: fn(), onClose: fn() },
  tags: ['SWATCH-84', 'SWATCH-85', 'SWATCH-87', 'SWATCH-88', 'mobile', 'dark', 'visual-mobile'],
  play: async ({ args }) => {
    const shown = await popup();
    await expect(
      shown.getByText(
        'Thank You. We have received your order for swatches. You should receive your swatches within 5-7 business days. Thank you for your interest in ordering from www.settee.com.',
      ),
    ).toBeVisible();
    await expect(figure('Order Number')).toHaveTextContent('FS-4417-0236');
    await expect(figure('Date')).toHaveTextContent('March 14, 2026');
    await expect(figure('Total')).toHaveTextContent('$0.00');
    const swatches = within(shown.getByRole('list', { name: 'Your swatches' }));
    await expect(swatches.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(shown.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(shown.getByRole('button', { name: 'Continue Shopping' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The server returns neither order number nor date. */
export const WithoutNumber: Story = {
  args: { receipt: swatchReceipt({}, now) },
  tags: ['SWATCH-87'],
  play: async () => {
    await popup();
    await expect(screen.queryByText('Order Number')).toBeNull();
    await expect(figure('Date')).toHaveTextContent('March 14, 2026');
    await expect(figure('Total')).toHaveTextContent('$0.00');
  },
};

export const InCanada: Story = {
  args: { site: getSite('main', 'CANADA') },
  tags: ['SWATCH-86'],
  play: async () => {
    const shown = await popup();
    await expect(shown.getByText(/You should receive your swatches within 5-12 business days\./)).toBeVisible();
    await expect(figure('Total')).toHaveTextContent('CAD 0.00');
  },
};
