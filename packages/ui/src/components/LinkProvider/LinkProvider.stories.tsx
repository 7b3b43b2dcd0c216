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

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(went.mock.calls).toEqual([['/cart']]);
  },
};

const PlainLink = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

/** A part of the page may have a separate router, or none. */
export const TheNearestCounts: Story = {
  render: (args) => (
    <LinkProvider {...args}>
      <TextLink href="/cart">Cart</TextLink>{' '}
      <LinkProvider link={PlainLink}>
        <TextLink href="/help">Help</TextLink>
      </LinkProvider>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Help' })).not.toHaveAttribute('data-router');
  },
  tags: ['visual'],
};
