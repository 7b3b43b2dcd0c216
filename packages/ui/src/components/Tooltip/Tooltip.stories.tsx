import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: {
    content: 'Prints the list without prices',
    renderTrigger: (props) => <IconButton {...props} icon="print" label="Print" />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', padding: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const away = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const OnHoverAfterADelay: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Print' });
    await expect(button).toHaveAccessibleDescription('Prints the list without prices');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(button);
    const tooltip = await canvas.findByRole('tooltip');
    const [from, to] = [button.getBoundingClientRect(), tooltip.getBoundingClientRect()];
    await expect(Math.round(from.top - to.bottom)).toBe(8);
  },
};

export const ByKeyboardAtOnce: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Prints the list');
    await userEvent.keyboard('{Escape}');
    await away();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LeavingTakesItAway: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await canvas.findByRole('tooltip');
    await userEvent.unhover(button);
    await away();
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.tab();
    await away();
  },
};

export const APressTakesItAway: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await canvas.findByRole('tooltip');
    await userEvent.click(button);
    await away();
  },
};

export const OfALink: Story = {
  args: {
    side: 'bottom',
    content: (
      <>
        Personalized Alder 3-Seat Sofa
        <br />
        SKU 100101, $2,299.00, Qty: 2
      </>
    ),
    renderTrigger: (props) => (
      <TextLink href="/alder" {...props}>
        Alder Sofa
      </TextLink>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Qty: 2');
  },
  tags: ['visual'],
};

export const RightToLeft: Story = {
  tags: ['visual'],
  args: { side: 'end' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('button').getBoundingClientRect().left,
    );
  },
};

/** A phone has no space next to the control: the text is below it and covers nothing. */
export const NoRoomBesideIt: Story = {
  tags: ['visual', 'mobile'],
  args: { side: 'end', content: 'Prints the list without prices, on paper of any size' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [from, to] = [
      canvas.getByRole('button').getBoundingClientRect(),
      (await canvas.findByRole('tooltip')).getBoundingClientRect(),
    ];
    await expect(to.top >= from.bottom || to.bottom <= from.top).toBe(true);
    await expect(to.left).toBeGreaterThanOrEqual(0);
    await expect(to.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Each describes its own control. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Tooltip {...args} />
      <Tooltip
        {...args}
        content="Sends the list to a friend 📨"
        renderTrigger={(props) => <IconButton {...props} icon="user" label="Send" />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(/to a friend/);
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Prints the list');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Sends the list'));
  },
  tags: ['visual'],
};

export const EscapeInADialogClosesOnlyIt: Story = {
  render: (args) => (
    <Dialog open onOpenChange={() => {}} title="Receipt" size="small">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await away();
    await expect(screen.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  },
  tags: ['visual', 'popup'],
};
