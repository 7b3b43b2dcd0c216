import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { browsedFabric } from '../../fixtures/browse.ts';
import { imageFixture } from '../../fixtures/pictures.ts';
import { browseMessages } from '../browse-messages.ts';
import { MaterialSummary } from './MaterialSummary.tsx';

const rust = browsedFabric.choiceGroups[1]?.choices[2] ?? null;

const meta = {
  title: 'Configurator/Options/MaterialSummary',
  component: MaterialSummary,
  args: {
    choice: rust,
    picture: imageFixture('main/alder-sofa/hero', 'Alder Sofa in Washed Linen, Rust'),
    price: '$2,049.00',
    labels: browseMessages,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaterialSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheProduct: Story = {
  tags: ['BROWSE-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Washed Linen, Rust' })).toBeVisible();
    await expect(canvas.getByText('Delivered in 7 to 13 days')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Alder Sofa in Washed Linen, Rust' })).toBeInTheDocument();
  },
};

export const SeenClose: Story = {
  tags: ['BROWSE-02'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Washed Linen, Rust, Close-up' }));
    await expect(canvas.getByRole('img', { name: 'Washed Linen, Rust, Close-up' })).toBeVisible();
  },
};

export const NoneSelected: Story = { args: { choice: null } };
