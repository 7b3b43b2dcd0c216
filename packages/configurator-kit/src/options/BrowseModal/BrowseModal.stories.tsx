import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { browsePropsFixture, browserFixture } from '../../fixtures/browser-control.ts';
import { browseMessages } from '../browse-messages.ts';
import { BrowseModal } from './BrowseModal.tsx';

const meta = {
  title: 'Configurator/Options/BrowseModal',
  component: BrowseModal,
  tags: ['picker', 'popup'],
  args: { ...browsePropsFixture(), browser: browserFixture(true), labels: browseMessages },
} satisfies Meta<typeof BrowseModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const layer = () => within(document.body).findByRole('dialog', { name: 'Browse All Fabrics' });

export const Open: Story = {
  tags: ['BROWSE-08', 'BROWSE-09'],
  play: async ({ args }) => {
    const dialog = within(await layer());
    await userEvent.click(dialog.getByRole('button', { name: 'Order Free Swatches' }));
    await expect(args.onOrderSwatches).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Selection' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const PanelOpen: Story = {
  args: { browser: browserFixture(true, { isPanelOpen: true }) },
  tags: ['BROWSE-04', 'FILTER-11'],
  play: async ({ args }) => {
    const dialog = within(await layer());
    const [close] = dialog.getAllByRole('button', { name: 'Close', expanded: true });
    if (close) await userEvent.click(close);
    await expect(args.browser.closePanel).toHaveBeenCalledWith(true);
  },
};

/** The summary stays visible above the choices. */
export const Summary: Story = {
  tags: ['BROWSE-12', 'BROWSE-13'],
  play: async () => {
    const dialog = within(await layer());
    await expect(dialog.getByRole('region', { name: 'Your selection' })).toHaveTextContent(
      'Washed Linen, Rust$2,049.00',
    );
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Sort by:' })).toBeVisible());
  },
};
