import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SessionErrorPopup } from './SessionErrorPopup.tsx';

const meta = {
  title: 'Checkout/Problems/SessionErrorPopup',
  component: SessionErrorPopup,
  args: { onOk: fn() },
} satisfies Meta<typeof SessionErrorPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SessionLost: Story = {};
