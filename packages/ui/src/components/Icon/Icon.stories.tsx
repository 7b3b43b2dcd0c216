import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

const isName = (name: string): name is IconName => name in icons;

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const WithALabel: Story = {
  tags: ['visual'],
  args: { name: 'lock', label: 'Secure checkout' },
};

export const PointingInRightToLeft: Story = {
  tags: ['visual'],
  render: () => (
    <div dir="rtl" style={{ display: 'flex', gap: 16 }}>
      <Icon name="left" label="Back" />
      <Icon name="right" label="Next" />
      <Icon name="truck" label="Delivery" />
    </div>
  ),
};

export const All: Story = {
  tags: ['visual'],
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: 24 }}>
      {Object.keys(icons)
        .filter(isName)
        .map((name) => (
          <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center', fontSize: 13 }}>
            <Icon name={name} />
            {name}
          </li>
        ))}
    </ul>
  ),
};
