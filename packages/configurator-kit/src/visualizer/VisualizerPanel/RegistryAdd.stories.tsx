import { err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { partsOf, Stage } from '../../fixtures/VisualizerStage.tsx';
import { roomSkus, visualizerCartFixture, visualizerPortsFixture } from '../../fixtures/visualizer.ts';
import { visualizerMessages } from '../messages.ts';
import type { VisualizerRegistries } from '../ports.ts';
import { VisualizerPanel } from './VisualizerPanel.tsx';

const meta = {
  title: 'Configurator/Visualizer/RegistryAdd',
  component: VisualizerPanel,
  args: {
    launch: { state: { status: 'open', requestId: 1, parts: partsOf.main }, retry: fn(), fail: fn() },
    brand: 'main',
    locale: 'en-US',
    choices: '11-3002_12-1202_13-2001',
    zipCode: '60062',
    ports: visualizerPortsFixture('main'),
    cart: visualizerCartFixture(),
    labels: visualizerMessages,
  },
  render: (args, { globals }) => {
    const { brand } = siteOfStory(globals);
    return <Stage {...args} brand={brand} />;
  },
} satisfies Meta<typeof VisualizerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const ports = (change: Parameters<typeof visualizerPortsFixture>[1] = {}) => visualizerPortsFixture('main', change);
const add = () => fn(async () => ({ ok: true as const, value: null }));
const wedding = { id: 7, name: 'Wedding, Jun 3' };
const baby = { id: 8, name: 'Baby shower, Aug 9' };
const registryWith = (change: Partial<VisualizerRegistries> = {}): VisualizerRegistries => ({
  isSignedIn: true,
  registries: [wedding],
  add: add(),
  ...change,
});
const toRegistry = { name: 'Add all to registry' };

export const OneRegistry: Story = {
  args: { ports: ports(), registry: registryWith() },
  tags: ['VIZ-12', 'VIZ-24', 'VIZ-26', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', toRegistry));
    await expect(args.registry?.add).toHaveBeenCalledWith([expect.objectContaining({ Sku: roomSkus.sofa })], 7);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await screen.findAllByText('Added to Wedding, Jun 3')).not.toHaveLength(0);
  },
};

export const SeveralRegistries: Story = {
  args: { ports: ports(), registry: registryWith({ registries: [wedding, baby] }) },
  tags: ['VIZ-25', 'popup'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', toRegistry));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add all to a registry' }));
    await expect(dialog.getByRole('radio', { name: 'Wedding, Jun 3' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Baby shower, Aug 9' }));
    await expect(args.registry?.add).not.toHaveBeenCalled();
    await expect(dialog.getByRole('radio', { name: 'Baby shower, Aug 9' })).toBeChecked();
  },
};

export const RegistryPicked: Story = {
  args: { ports: ports(), registry: registryWith({ registries: [wedding, baby] }) },
  tags: ['VIZ-25'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', toRegistry));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add all to a registry' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Baby shower, Aug 9' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Registry' }));
    await waitFor(() => expect(args.registry?.add).toHaveBeenCalledWith(expect.anything(), 8));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RegistryFails: Story = {
  tags: ['error'],
  args: { ports: ports(), registry: registryWith({ add: fn(async () => err('offline')) }) },
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', toRegistry));
    await expect(
      await screen.findAllByText('We were unable to add these items to your registry. Please try again.'),
    ).not.toHaveLength(0);
    await expect(args.ports.log).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', toRegistry)).toBeEnabled();
  },
};

/** While the products are on their way nothing can be added. */
export const RegistryWhileLoading: Story = {
  args: { ports: ports({ price: () => new Promise(() => {}) }), registry: registryWith() },
  tags: ['VIZ-27', 'loading'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('1 item');
    const button = canvas.getByRole('button', toRegistry);
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.registry?.add).not.toHaveBeenCalled();
  },
};

export const SignedOut: Story = {
  args: { ports: ports(), registry: registryWith({ isSignedIn: false }) },
  tags: ['VIZ-24'],
  play: async ({ canvas }) => {
    await canvas.findByText('$1,749.00');
    await expect(canvas.queryByRole('button', toRegistry)).toBeNull();
  },
};

export const WithoutRegistry: Story = {
  args: { ports: ports(), registry: registryWith({ registries: [] }) },
  tags: ['VIZ-24'],
  play: async ({ canvas }) => {
    await canvas.findByText('$1,749.00');
    await expect(canvas.queryByRole('button', toRegistry)).toBeNull();
  },
};
