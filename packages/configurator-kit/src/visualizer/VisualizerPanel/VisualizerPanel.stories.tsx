import { err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { roomSkus, pricingFixture, visualizerCartFixture, visualizerPortsFixture } from '../../fixtures/visualizer.ts';
import { visualizerMessages } from '../messages.ts';
import type { WantedSku } from '../ports.ts';
import { VisualizerPanel, type VisualizerPanelProps } from './VisualizerPanel.tsx';
import { partsOf, Stage } from '../../fixtures/VisualizerStage.tsx';

const meta = {
  title: 'Configurator/Visualizer/VisualizerPanel',
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

const addChair = /^Add (Oslo|Wire) Dining Chair$/;
const total = (canvas: ReturnType<typeof within>) => canvas.findByText('$3,347.00');
const summaryOf = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('region', { name: 'Summary' }));

/** The brand's own prices, whichever brand the story is shown in. */
const ports = (change: Parameters<typeof visualizerPortsFixture>[1] = {}) => visualizerPortsFixture('main', change);

/** A sofa, and two chairs added by a click in the room; the total updates. */
export const Total: Story = {
  args: { ports: ports() },
  tags: ['VIZ-11', 'VIZ-14', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('$1,749.00')).toBeVisible();
    const chair = canvas.getByRole('button', { name: addChair });
    await userEvent.click(chair);
    await userEvent.click(chair);
    await expect(await total(canvas)).toBeVisible();
    await expect(canvas.getByText('3 items')).toBeVisible();
    await expect(args.ports.price).toHaveBeenLastCalledWith(
      [
        { sku: roomSkus.sofa, quantity: 1, optionChoiceParameter: '11-3002_12-1202_13-2001' },
        { sku: roomSkus.chair, quantity: 2, optionChoiceParameter: '' },
      ],
      '60062',
    );
  },
};

/** The drawer starts at 30 px and grows to what it holds. */
export const Summary: Story = {
  args: { ports: ports() },
  tags: ['VIZ-08', 'VIZ-09', 'VIZ-20', 'mobile', 'dark', 'visual-mobile'],
  play: async ({ canvas }) => {
    await canvas.findByText('$1,749.00');
    const chair = canvas.getByRole('button', { name: addChair });
    await userEvent.click(chair);
    await userEvent.click(chair);
    await total(canvas);
    const toggle = canvas.getByRole('button', { name: 'View Summary' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const heights: string[] = [];
    const seen = new MutationObserver(() => {
      const drawer = canvas.queryByRole('region', { name: 'Summary' });
      if (drawer) heights.push(drawer.style.maxBlockSize);
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('button', { name: 'Close Summary' })).toHaveAttribute('aria-expanded', 'true');
    const drawer = canvas.getByRole('region', { name: 'Summary' });
    await waitFor(() => expect(drawer.style.maxBlockSize).toBe(''));
    seen.disconnect();
    await expect(heights[0]).toBe('30px');
    const lines = summaryOf(canvas).getAllByRole('listitem');
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toHaveTextContent(/Alder Sofa.*89″ W × 37″ D × 31″ H.*Made to order.*Qty 1.*\$1,749\.00/);
    await expect(lines[1]).toHaveTextContent(/Dining Chair.*Qty 2.*\$799\.00 each/);
  },
};

export const SummaryClosed: Story = {
  args: { ports: ports() },
  tags: ['VIZ-08', 'VIZ-09'],
  play: async ({ canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', { name: 'View Summary' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close Summary' }));
    await expect(canvas.queryByRole('region', { name: 'Summary' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View Summary' })).toHaveFocus();
  },
};

export const Copied: Story = {
  args: { ports: ports() },
  tags: ['VIZ-10'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', { name: 'View Summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Summary' }));
    await expect(args.ports.copy).toHaveBeenCalledWith(
      expect.stringMatching(/^Alder Sofa\n[^]*\n\nTotal: \$1,749\.00$/),
    );
    const said = await screen.findAllByText('Summary copied');
    await expect(said.some((text) => text.closest('[aria-live=polite]'))).toBe(true);
  },
};

export const NotCopied: Story = {
  args: { ports: ports({ copy: fn(async () => false) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', { name: 'View Summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Summary' }));
    await expect(await screen.findAllByText('We couldn’t copy the summary')).not.toHaveLength(0);
  },
};

function WithZip(props: VisualizerPanelProps) {
  const [zipCode, setZipCode] = useState('60062');
  return (
    <>
      <Stage {...props} zipCode={zipCode} />
      <button type="button" onClick={() => setZipCode('99501')}>
        Deliver to Alaska
      </button>
    </>
  );
}

/** A new zip code requests the prices of the same products again. */
export const ZipChanged: Story = {
  args: { ports: ports() },
  tags: ['VIZ-15'],
  render: (args) => <WithZip {...args} />,
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    const price = args.ports.price as ReturnType<typeof fn>;
    const before = price.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to Alaska' }));
    await waitFor(() => expect(price.mock.calls.length).toBe(before + 1));
    await expect(price.mock.lastCall?.[1]).toBe('99501');
  },
};

export const AddedAll: Story = {
  args: { ports: ports(), cart: visualizerCartFixture() },
  tags: ['VIZ-13'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', { name: addChair }));
    await canvas.findByText('$2,548.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }));
    await expect(args.cart.add).toHaveBeenCalledWith(
      [
        expect.objectContaining({ Sku: roomSkus.sofa, Quantity: 1, OptionChoiceParameter: '11-3002_12-1202_13-2001' }),
        expect.objectContaining({ Sku: roomSkus.chair, Quantity: 1 }),
      ],
      expect.objectContaining({ hasCustomOrderConfirmation: false }),
    );
  },
};

export const Adding: Story = {
  tags: ['loading'],
  args: { ports: ports(), cart: visualizerCartFixture({ isBusy: true }) },
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    const button = canvas.getByRole('button', { name: 'Add all to cart' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.cart.add).not.toHaveBeenCalled();
  },
};

export const AddFailed: Story = {
  args: { ports: ports(), cart: visualizerCartFixture({ hasFailed: true }) },
  tags: ['VIZ-28', 'mobile', 'error', 'visual-mobile'],
  play: async ({ canvas }) => {
    await canvas.findByText('$1,749.00');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We were unable to add these items to your cart. Please try again.',
    );
  },
};

let fails = true;
/** Failed prices show an error and can be requested again. */
export const PricesFail: Story = {
  args: {
    ports: ports({
      price: fn(async (skus: readonly WantedSku[]) =>
        fails ? err('offline') : { ok: true as const, value: pricingFixture('main', skus) },
      ),
    }),
  },
  tags: ['VIZ-16', 'VIZ-22', 'error'],
  play: async ({ args, canvas }) => {
    fails = true;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t show prices right now.');
    await expect(args.ports.log).toHaveBeenCalledWith('Error loading the products of the visualizer:', 'offline');
    await expect(canvas.getByRole('button', { name: 'Add all to cart' })).toBeDisabled();
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('$1,749.00')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PricesUnreachable: Story = {
  args: { ports: ports({ price: fn(async () => err('offline')) }) },
  tags: ['VIZ-16', 'mobile', 'error', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t show prices right now.');
  },
};

/** Unavailable items are listed and excluded; the others can be bought. */
export const InvalidSkus: Story = {
  args: {
    cart: visualizerCartFixture(),
    ports: ports({
      price: fn(async (skus: readonly WantedSku[]) => ({
        ok: true as const,
        value: pricingFixture('main', skus, [roomSkus.chair]),
      })),
    }),
  },
  tags: ['VIZ-23', 'mobile', 'error', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('$1,749.00');
    await userEvent.click(canvas.getByRole('button', { name: addChair }));
    await expect(
      await canvas.findByText('Some items aren’t available, so they’re not included in the total.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View Summary' }));
    await expect(summaryOf(canvas).getByText('No longer available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }));
    const [lines] = (args.cart.add as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(lines).toHaveLength(1);
  },
};
