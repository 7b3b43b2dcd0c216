import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['empty'],
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Message');
    await userEvent.type(area, 'Two{Enter}lines');
    await expect(area).toHaveValue('Two\nlines');
  },
};

export const WithAnError: Story = {
  tags: ['visual', 'error'],
  args: { error: 'Please shorten your message.', hint: 'At most 250 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(/Please shorten your message\./);
  },
};
