import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const onClick = fn();

const meta = {
  title: 'UI/LoadingOverlay',
  component: LoadingOverlay,
  tags: ['loading'],
  args: {
    busy: true,
    label: 'Updating fabrics',
    children: (
      <div style={{ padding: 16, display: 'grid', gap: 12, justifyItems: 'start' }}>
        <Text>Textured Bouclé, 8 items. Washed Linen, 10 items. Cotton Velvet, 6 items.</Text>
        <Button tone="outline" onClick={onClick}>
          Load More
        </Button>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = (element: HTMLElement) => element.querySelector('[aria-busy]');

export const Busy: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(root(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(/Washed Linen/)).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('Updating fabrics'),
    );
    await expect(canvas.getAllByText('Updating fabrics')).toHaveLength(1);
  },
};

export const Settled: Story = {
  tags: ['visual'],
  args: { busy: false },
  play: async ({ canvas, canvasElement }) => {
    onClick.mockClear();
    await expect(root(canvasElement)).toHaveAttribute('aria-busy', 'false');
    await expect(root(canvasElement)?.querySelector('[aria-hidden]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

/** The bar passes the way of reading. */
export const RightToLeft: Story = {
  // Screenshots stop animations.
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden] > div')!;
    await expect(getComputedStyle(bar, '::before').animationDirection).toBe('reverse');
  },
};
