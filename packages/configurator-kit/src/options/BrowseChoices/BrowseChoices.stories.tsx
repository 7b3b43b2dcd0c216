import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { browsePropsFixture, browserFixture } from '../../fixtures/browser-control.ts';
import { browseMessages } from '../browse-messages.ts';
import { BrowseChoices } from './BrowseChoices.tsx';

const meta = {
  title: 'Configurator/Options/BrowseChoices',
  component: BrowseChoices,
  tags: ['picker'],
  args: {
    ...browsePropsFixture(),
    browser: browserFixture(false),
    clearLabel: 'Clear All',
    focusAfter: { current: null },
    labels: browseMessages,
  },
} satisfies Meta<typeof BrowseChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Loading: Story = {
  tags: ['loading'],
  args: { browser: browserFixture(false, { isLoading: true }) },
  play: async ({ canvas }) => {
    // Nothing that the response would move can be picked yet.
    await expect(canvas.queryByRole('radio', { name: 'Washed Linen, Rust' })).toBeNull();
  },
};
export const Filtering: Story = {
  args: { browser: browserFixture(false, { isBusy: true }) },
  tags: ['FILTER-17', 'visual', 'loading'],
  play: async ({ canvasElement, canvas }) => {
    const overlay = canvasElement.querySelector('[aria-busy=true] > [aria-hidden=true]');
    const choices = canvas.getByRole('radio', { name: 'Washed Linen, Rust' });
    await expect(overlay?.parentElement).toContainElement(choices);
  },
};

export const Nothing: Story = {
  tags: ['visual', 'empty'],
  args: { browser: browserFixture(false, { filters: { values: { color: ['black'], type: ['linen'] }, sort: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No choices match all of your filters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Black filter' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toBeVisible();
  },
};
