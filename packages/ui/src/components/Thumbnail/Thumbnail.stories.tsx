import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Image } from '../Image/Image.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'UI/Thumbnail',
  component: Thumbnail,
  args: { label: 'Show image 2 of 6', picture: null, onClick: fn() },
  render: (args, { globals }) => (
    <Thumbnail {...args} picture={<Image picture={getPhotographs(globals).sofa} alt="" sizes="96px" ratio={1} />} />
  ),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 2 of 6' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  tags: ['visual'],
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-current', 'true');
  },
};

export const OfAVideo: Story = {
  tags: ['visual'],
  args: { video: true, label: 'Show the video' },
};

export const ViewAll: Story = {
  tags: ['visual'],
  args: { overlay: 'View All', label: 'View All pictures' },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
