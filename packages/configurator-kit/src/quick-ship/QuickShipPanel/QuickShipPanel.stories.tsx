import { type Configuration, type QuickShip, quickShipConfiguration, type QuickShipItem, err } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { readyChoices, quickShipFixture, quickShipPortsFixture } from '../../fixtures/quick-ship.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import type { QuickShipPorts } from '../ports.ts';
import { QuickShipLink } from '../QuickShipLink/QuickShipLink.tsx';
import { useQuickShip } from '../useQuickShip.ts';
import { QuickShipPanel } from './QuickShipPanel.tsx';

interface StageProps {
  ports: QuickShipPorts;
  start: Configuration;
  onChoose: (item: QuickShipItem) => void;
  hasZip: boolean;
}

/** The link and the sidebar it opens, wired as on a product page. */
function Stage({ ports, start, onChoose, hasZip }: StageProps) {
  const control = useQuickShip(100112, ports);
  const [choices, setChoices] = useState(start);
  const take = (item: QuickShipItem) => {
    setChoices(quickShipConfiguration(item));
    onChoose(item);
  };
  const zip = (zipCode: string) => (
    <Button tone="outline" size="small" onClick={control.changeZip}>
      Change {zipCode}
    </Button>
  );
  return (
    <>
      <QuickShipLink onClick={control.click} />
      <QuickShipPanel control={control} choices={choices} onChoose={take} zip={hasZip ? zip : undefined} />
    </>
  );
}

interface StoryArgs {
  ports: QuickShipPorts;
  start: Configuration;
  onChoose: (item: QuickShipItem) => void;
  hasZip: boolean;
  change?: Partial<QuickShip>;
}

const meta = {
  title: 'Configurator/Quick ship/QuickShipPanel',
  component: QuickShipPanel as never,
  args: { ports: quickShipPortsFixture(), start: {}, onChoose: fn(), hasZip: false },
  render: ({ ports, change, ...rest }, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const load: QuickShipPorts['load'] = async (sku) => {
      const result = await ports.load(sku);
      return result.ok ? { ...result, value: quickShipFixture(brand, siteCulture, change) } : result;
    };
    return <Stage {...rest} ports={{ ...ports, load }} />;
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<StoryArgs>;

async function openPanel(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'See What’s Available Soonest' }));
  return within(await screen.findByRole('dialog', { name: 'Available Soonest' }));
}

/** Items in stock, followed by items in production. */
export const Items: Story = {
  args: { ports: quickShipPortsFixture(), start: readyChoices },
  tags: ['QSHIP-01', 'QSHIP-05', 'QSHIP-07', 'mobile', 'dark', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByRole('heading', { name: 'In stock and ready to ship' })).toBeVisible();
    await expect(args.ports.load).toHaveBeenLastCalledWith(100112);
    const groups = panel.getAllByRole('region').map((group) => within(group).getAllByRole('article').length);
    await expect(groups).toEqual([3, 1]);
    await expect(panel.getByRole('region', { name: 'Backordered: more on the way' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Your selection/ })).toHaveAttribute('aria-current', 'true');
    await expect(panel.getByText('Only 3 left. Arrives Dec 1 – Dec 8')).toBeVisible();
    await expect(panel.getByText('Delivery dates for 60614.')).toBeVisible();
    const [sofa] = panel.getAllByRole('article');
    const texts = within(sofa ?? canvasElement).getAllByRole('listitem');
    await expect(texts).toHaveLength(3);
  },
};

/** A click anywhere on an item configures the page and closes the sidebar. */
export const Chosen: Story = {
  args: { ports: quickShipPortsFixture(), onChoose: fn() },
  tags: ['QSHIP-05', 'popup'],
  play: async ({ args, canvasElement }) => {
    const panel = await openPanel(canvasElement);
    const [, second] = await panel.findAllByRole('button', { name: /^Choose This One/ });
    await userEvent.click(second ?? canvasElement);
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ sku: 100112 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = within(canvasElement).getByRole('button', { name: 'See What’s Available Soonest' });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.click(link);
    await expect(await screen.findByRole('button', { name: /^Your selection/ })).toBeVisible();
  },
};

/** Keyboard navigation from item to item; Escape closes and restores focus. */
export const ByKeyboard: Story = {
  args: { ports: quickShipPortsFixture(), onChoose: fn() },
  play: async ({ args, canvasElement }) => {
    const panel = await openPanel(canvasElement);
    const [first, second] = await panel.findAllByRole('button', { name: /^Choose This One/ });
    await tabTo(first ?? canvasElement);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A skeleton with a message reserves space while the items load. */
export const Looking: Story = {
  args: { ports: quickShipPortsFixture({ load: () => new Promise(() => {}) }) },
  tags: ['QSHIP-02', 'mobile', 'loading', 'popup', 'visual-mobile'],
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await expect(panel.getByText('Finding what’s ready to ship')).toBeVisible();
    await expect(panel.queryByRole('article')).toBeNull();
  },
};

/** Without stock it shows a message and no retry. */
export const NoStock: Story = {
  args: {
    ports: quickShipPortsFixture(),
    change: { availableItems: [], backorderedItems: [], inStockMessage: '', backorderedMessage: '' },
  },
  tags: ['QSHIP-09', 'mobile', 'empty', 'popup', 'visual-mobile'],
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await expect(
      await panel.findByRole('heading', { name: 'No quick-ship items are available right now.' }),
    ).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};

let isReachable = false;

/** A failure is logged and shows the no-stock message; a retry shows the loaded items. */
export const Failed: Story = {
  args: {
    ports: quickShipPortsFixture({
      load: fn(async () => {
        const result = isReachable ? await quickShipPortsFixture().load(100112) : err('Status: 503');
        isReachable = true;
        return result;
      }),
    }),
  },
  tags: ['QSHIP-06', 'QSHIP-09', 'error', 'popup'],
  play: async ({ args, canvasElement }) => {
    isReachable = false;
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByText('No quick-ship items are available right now.')).toBeVisible();
    await expect(args.ports.log).toHaveBeenCalledWith('Error loading what is available soonest:', 'Status: 503');
    await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
    await expect(await panel.findByRole('heading', { name: 'In stock and ready to ship' })).toBeVisible();
  },
};

/** Sidebar while the backend is unreachable. */
export const Unreachable: Story = {
  args: { ports: quickShipPortsFixture({ load: async () => err('Status: 503') }) },
  tags: ['QSHIP-06', 'popup'],
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

/** Another zip code shows the skeleton again, then the new dates. */
export const AnotherZip: Story = {
  args: { ports: quickShipPortsFixture(), hasZip: true },
  tags: ['QSHIP-04', 'popup'],
  play: async ({ args, canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await panel.findByRole('heading', { name: 'In stock and ready to ship' });
    await userEvent.click(panel.getByRole('button', { name: 'Change 60614' }));
    await waitFor(() => expect(args.ports.load).toHaveBeenCalledTimes(2));
    await expect(await panel.findByRole('heading', { name: 'In stock and ready to ship' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Change 60614' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ['visual', 'popup'],
  args: { ports: quickShipPortsFixture(), start: readyChoices },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByRole('heading', { name: 'In stock and ready to ship' })).toBeVisible();
  },
};
