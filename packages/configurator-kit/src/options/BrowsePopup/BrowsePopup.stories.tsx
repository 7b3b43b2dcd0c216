import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { browsePropsFixture, browserFixture } from '../../fixtures/browser-control.ts';
import { browseMessages } from '../browse-messages.ts';
import { BrowsePopup } from './BrowsePopup.tsx';

const meta = {
  title: 'Configurator/Options/BrowsePopup',
  component: BrowsePopup,
  tags: ['picker', 'popup'],
  args: { ...browsePropsFixture(), browser: browserFixture(false), labels: browseMessages },
} satisfies Meta<typeof BrowsePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const layer = () => within(document.body).findByRole('dialog', { name: 'Browse All Fabrics' });

export const Open: Story = {
  // The fabric browser's popup shows the same layer.
  tags: ['BROWSE-08', 'BROWSE-09', 'no-visual'],
  play: async ({ args }) => {
    const dialog = within(await layer());
    await userEvent.click(dialog.getByRole('button', { name: 'Order Free Swatches' }));
    await expect(args.onOrderSwatches).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Selection' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const PanelOpen: Story = {
  args: { browser: browserFixture(false, { isPanelOpen: true }) },
  tags: ['BROWSE-04', 'FILTER-11'],
  play: async ({ args }) => {
    const dialog = within(await layer());
    const [close] = dialog.getAllByRole('button', { name: 'Close', expanded: true });
    if (close) await userEvent.click(close);
    await expect(args.browser.closePanel).toHaveBeenCalledWith(true);
  },
};

/** A sidebar with pictures and words. */
export const Sidebar: Story = {
  tags: ['BROWSE-02', 'BROWSE-11'],
  play: async () => {
    const sidebar = within(within(await layer()).getByRole('complementary', { name: 'Your selection' }));
    await waitFor(() => expect(sidebar.getByRole('heading', { name: 'Washed Linen, Rust' })).toBeVisible());
    await waitFor(() => expect(sidebar.getByText('$2,049.00')).toBeVisible());
  },
};

/** On a phone a panel at the bottom describes the selected fabric. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['BROWSE-10', 'mobile'],
};
