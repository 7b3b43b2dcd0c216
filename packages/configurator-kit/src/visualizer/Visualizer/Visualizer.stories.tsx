import { ok, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import {
  portsInBrand,
  roomSkus,
  piecesFixture,
  visualizerCartFixture,
  visualizerPortsFixture,
  createFakeWidget,
} from '../../fixtures/visualizer.ts';
import { Visualizer, type VisualizerProps } from './Visualizer.tsx';

/** Creates the ports once, since new ports recreate the room. */
function InBrand(props: VisualizerProps) {
  const [ports] = useState(() => portsInBrand(props.ports, props.brand));
  return <Visualizer {...props} ports={ports} />;
}

const meta = {
  title: 'Configurator/Visualizer/Visualizer',
  component: Visualizer,
  args: {
    product: 'Alder Sofa',
    brand: 'main',
    locale: 'en-US',
    ports: visualizerPortsFixture('main'),
    cart: visualizerCartFixture(),
  },
  render: (args, { globals }) => <InBrand {...args} brand={siteOfStory(globals).brand} />,
} satisfies Meta<typeof Visualizer>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Load 3D Visualizer for Alder Sofa';

/** Nothing of it loads before the trigger. */
export const Closed: Story = {
  args: { ports: visualizerPortsFixture('main') },
  tags: ['VIZ-01', 'VIZ-03', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name })).toBeEnabled();
    await expect(canvas.queryByRole('region', { name: '3D Visualizer' })).toBeNull();
    await expect(args.ports.loadWidget).not.toHaveBeenCalled();
  },
};

/** Rendered below its trigger, which is disabled while it is open; focus moves into the room. */
export const Inline: Story = {
  args: { ports: visualizerPortsFixture('main'), covers: { upholstery: '#8a9a7b' } },
  tags: ['VIZ-02', 'VIZ-03', 'VIZ-04', 'mobile', 'dark', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name });
    await userEvent.click(trigger);
    await expect(trigger).toBeDisabled();
    const room = await canvas.findByRole('region', { name: '3D Visualizer' });
    await waitFor(() => expect(room).toHaveFocus());
    await expect(await canvas.findByText('1 item')).toBeVisible();
    await expect(await canvas.findByText('$1,749.00')).toBeVisible();
    await expect(args.ports.loadWidget).toHaveBeenCalledTimes(1);
  },
};

const fakeVisualizer = createFakeWidget();
const create = fn(fakeVisualizer.create);
/** After the script loads, the widget is created in its container with the product and its current material. */
export const WidgetCreated: Story = {
  args: {
    covers: { upholstery: '#8a9a7b' },
    ports: visualizerPortsFixture('main', { loadWidget: fn(async () => ok({ create })) }),
  },
  tags: ['VIZ-07', 'VIZ-31'],
  play: async ({ canvas, canvasElement }) => {
    create.mockClear();
    await userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByText('1 item');
    const [call] = create.mock.calls;
    await expect(call?.[0]).toMatchObject({ rulerUnit: 'in', locale: 'en-US' });
    await expect(canvasElement).toContainElement(call?.[0].container as HTMLElement);
    const widget = create.mock.results.at(-1)?.value;
    await expect(widget?.setPrimarySkuFeature).toHaveBeenCalledTimes(1);
    await expect(widget?.setPrimarySkuFeature).toHaveBeenCalledWith(
      expect.objectContaining({ sku: roomSkus.sofa, covers: { upholstery: '#8a9a7b' } }),
    );
    await expect(widget?.setProducts).toHaveBeenCalledTimes(1);
  },
};

/** Over the page; closing it gives the focus back to the trigger. */
export const Popup: Story = {
  args: { layout: 'popup', ports: visualizerPortsFixture('main') },
  tags: ['VIZ-02', 'mobile', 'popup', 'visual-mobile'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: '3D Visualizer' })).toBeVisible();
    await expect(trigger).toBeDisabled();
    await screen.findByText('$1,749.00');
  },
};

export const PopupClosed: Story = {
  args: { layout: 'popup', ports: visualizerPortsFixture('main') },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: '3D Visualizer' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toBeEnabled();
  },
};

export const TriggerHidden: Story = {
  args: { hideTrigger: true, ports: visualizerPortsFixture('main') },
  tags: ['VIZ-05', 'visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByText('1 item');
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** While script and pieces are on their way the room is as high as it will be. */
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { ports: visualizerPortsFixture('main', { loadWidget: () => new Promise(() => {}) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByText('Loading the room')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add all to cart' })).toBeDisabled();
  },
};

/** A script that fails to load is only logged to the console; the trigger remains clickable. */
export const ScriptFails: Story = {
  args: { ports: visualizerPortsFixture('main', { loadWidget: fn(async () => err(new Error('offline'))) }) },
  tags: ['VIZ-29', 'error'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name });
    await userEvent.click(trigger);
    await waitFor(() => expect(args.ports.logWidgetError).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(trigger).toBeEnabled());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.ports.log).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await waitFor(() => expect(args.ports.logWidgetError).toHaveBeenCalledTimes(2));
  },
};

const broken = new Error('The graphics card is gone.');
/** So does a widget that breaks, sooner or later. */
export const WidgetBreaks: Story = {
  args: {
    ports: visualizerPortsFixture('main', {
      loadWidget: fn(async () =>
        ok({
          create: () => {
            throw broken;
          },
        }),
      ),
    }),
  },
  tags: ['VIZ-29'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(args.ports.logWidgetError).toHaveBeenCalledWith(broken));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

let tries = 0;
/** The product list fails to load: an error with a retry button is shown. */
export const PiecesFail: Story = {
  args: {
    ports: visualizerPortsFixture('main', {
      loadPieces: fn(async () => {
        tries += 1;
        return tries % 2 === 1 ? err('offline') : ok(piecesFixture('main'));
      }),
    }),
  },
  tags: ['VIZ-16', 'error'],
  play: async ({ args, canvas }) => {
    tries = 0;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t show the room right now');
    await expect(args.ports.log).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('1 item')).toBeVisible();
  },
};

export const PiecesUnreachable: Story = {
  args: { ports: visualizerPortsFixture('main', { loadPieces: fn(async () => err('offline')) }) },
  tags: ['VIZ-16', 'error'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t show the room right now');
  },
};

/** The room prices the product of the page in its choices, near 60062 while no zip code is known. */
export const DefaultZip: Story = {
  args: { choices: '11-3002_12-1202_13-2001', ports: visualizerPortsFixture('main') },
  tags: ['VIZ-30'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() =>
      expect(args.ports.price).toHaveBeenCalledWith(
        [{ sku: roomSkus.sofa, quantity: 1, optionChoiceParameter: '11-3002_12-1202_13-2001' }],
        '60062',
      ),
    );
  },
};
