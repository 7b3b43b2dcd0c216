import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { checklistFixture, weddingId } from '../../fixtures/registry.ts';
import { ChecklistScreen } from './ChecklistScreen.tsx';

const meta = {
  title: 'Configurator/Registry/ChecklistScreen',
  component: ChecklistScreen,
  parameters: { layout: 'fullscreen' },
  args: { checklist: checklistFixture('main'), onRetry: fn() },
  render: (args, { globals }) => (
    <ChecklistScreen {...args} checklist={args.checklist && checklistFixture(siteOfStory(globals).brand)} />
  ),
} satisfies Meta<typeof ChecklistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wedding: Story = {
  tags: ['mobile', 'dark', 'loading', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Registry Checklist' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Chairs' })).toHaveAttribute('aria-valuetext', '4 of 4');
    await expect(canvas.getByRole('progressbar', { name: 'Tabletop' })).toHaveAttribute('aria-valuetext', '0 of 12');
    await expect(canvas.getByText('1 item in your registry')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop Tabletop' })).toHaveAttribute('href', '/tabletop');
    await expect(canvas.getByRole('link', { name: 'View Registry' })).toHaveAttribute(
      'href',
      `/gift-registry/registrant-list/${weddingId}`,
    );
  },
};

export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { checklist: null },
};

export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { checklist: null, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
