import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { type AnchorProps, LinkProvider } from './LinkProvider.tsx';

const went = fn();

const RouterLink = ({ href, children, ...rest }: AnchorProps) => (
  <a
    {...rest}
    href={href}
    data-router=""
    onClick={(event) => {
      event.preventDefault();
      went(href);
    }}
  >
    {children}
  </a>
);

const meta = {
  title: 'UI/LinkProvider',
  component: LinkProvider,
  args: { link: RouterLink, children: <TextLink href="/cart">Cart</TextLink> },
  beforeEach: () => {
    went.mockClear();
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThroughTheRouter: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cart' });
    await expect(link).toHaveAttribute('data-router');
    await userEvent.click(link);
    await expect(went.mock.calls).toEqual([['/cart']]);
  },
};
