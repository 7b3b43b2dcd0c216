import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';

const meta = {
  title: 'Checkout/Checkout/CheckoutFrame',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 1,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { tags: ['no-visual'] };
export const ThirdStep: Story = { tags: ['card-form'], args: { step: 3 } };

/** On a phone; wider screens always show the summary. */
export const SummaryUnfolded: Story = {
  tags: ['mobile'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const toggle = screen.getByText('Show Order Summary').closest('button');
    toggle?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Hide Order Summary')).toBeInTheDocument();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};
