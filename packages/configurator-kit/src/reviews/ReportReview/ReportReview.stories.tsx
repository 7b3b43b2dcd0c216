import { err, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReportReview } from './ReportReview.tsx';

const meta = {
  title: 'Configurator/Reviews/ReportReview',
  component: ReportReview,
  tags: ['popup'],
  args: {
    reviewId: 7,
    ports: { report: fn(async () => ok({})), log: fn() },
    onReported: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportReview>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send Report' }));

export const Sent: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'It’s advertising' }));
    await userEvent.type(screen.getByLabelText(/^Anything else/), 'Links to a shop.');
    await send();
    await screen.findByText('Thank you. We’ll take a look.');
    await expect(args.ports.report).toHaveBeenLastCalledWith(7, 'advertising', 'Links to a shop.');
    await expect(args.onReported).toHaveBeenCalledOnce();
  },
};

export const WithoutReason: Story = {
  play: async ({ args }) => {
    await send();
    await expect(screen.getByText('Please choose a reason.')).toBeVisible();
    await expect(args.ports.report).not.toHaveBeenCalled();
  },
};

export const Fails: Story = {
  tags: ['no-visual', 'error'],
  args: { ports: { report: async () => err({ message: 'Status: 503' }), log: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'It’s offensive' }));
    await send();
    await screen.findByText('We couldn’t send your report. Please try again.');
    await expect(args.ports.log).toHaveBeenCalledOnce();
  },
};
