import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ShowMore } from './ShowMore.tsx';

const sentences = [
  'Alder is made in North Carolina from kiln-dried hardwood, joined with dowels and corner blocks.',
  'Its cushions hold a core of soy-based foam in a wrap of down, so that they settle and come back.',
  'The linen is mill-washed twice and made to crease; it softens with every season.',
  'Legs of solid oak can be had in four finishes, each rubbed by hand with a hard wax oil.',
  'Every piece is built when it is ordered and looked over by the person who made it.',
];
const story = <p>{sentences.join(' ')}</p>;

const meta = {
  title: 'UI/ShowMore',
  component: ShowMore,
  args: { lines: 3, lineHeight: 24, children: story, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (root: HTMLElement) => root.querySelector<HTMLElement>('[id]:has(> p)')!;
const tall = (root: HTMLElement) => Math.round(box(root).getBoundingClientRect().height);

export const ByLines: Story = {
  tags: ['SUMM-09'],
  play: async ({ args, canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: 'Show More', expanded: false });
    await expect(tall(canvasElement)).toBe(72);
    await userEvent.click(more);
    await expect(more).toHaveAccessibleName('Show Less');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(tall(canvasElement)).toBeGreaterThan(150));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tall(canvasElement)).toBe(72));
  },
};

export const OpensIn275Ms: Story = {
  tags: ['SUMM-10'],
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: 'Show More' });
    await userEvent.click(more);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { transitionProperty, transitionDuration } = getComputedStyle(box(canvasElement));
    await expect(transitionProperty).toBe(still ? 'all' : 'max-block-size');
    if (!still) await expect(transitionDuration).toBe('0.275s');
  },
};

const tower = <p style={{ blockSize: 1600, lineHeight: '100px' }}>{sentences.join(' ')}</p>;

export const OnItsOwn: Story = {
  args: { lines: undefined, lineHeight: undefined, children: tower },
  tags: ['SUMM-11', 'visual'],
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: 'Show More' });
    await expect(tall(canvasElement)).toBe(1000);
    await expect(more.getBoundingClientRect().top).toBeGreaterThan(box(canvasElement).getBoundingClientRect().bottom);
  },
};

export const TwentyPxALine: Story = {
  args: { lines: 4, lineHeight: undefined },
  tags: ['SUMM-11', 'visual'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Show More' });
    await expect(tall(canvasElement)).toBe(80);
  },
};

export const ByHeight: Story = {
  tags: ['visual'],
  args: { lines: undefined, maxHeight: 110 },
};

export const ButtonAtTheTop: Story = {
  tags: ['visual'],
  args: { buttonAt: 'top', moreLabel: 'Read the whole story', lessLabel: 'Close the story' },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Read the whole story' });
    await userEvent.click(more);
    await expect(more).toHaveAccessibleName('Close the story');
  },
};

export const EverythingFits: Story = {
  args: { lines: 30 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(box(canvasElement)).not.toHaveAttribute('data-cut'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Lines grow with the text of a shopper who has set it to twice its size. */
export const TextTwiceAsLarge: Story = {
  // The text size of the page is put back before a picture is taken.
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: 'Show More' });
    await waitFor(() => expect(tall(canvasElement)).toBe(144));
    await userEvent.click(more);
    const text = box(canvasElement).querySelector('p')!;
    await waitFor(() => expect(tall(canvasElement)).toBe(Math.round(text.getBoundingClientRect().height)));
    await expect(Number.parseFloat(getComputedStyle(text).lineHeight)).toBe(48);
  },
};

export const KeptByTheParent: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show More' });
    await userEvent.click(more);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

export const TheKeyboardUncovers: Story = {
  tags: ['visual'],
  args: {
    children: (
      <p>
        {sentences.join(' ')} <TextLink href="/care">How to care for it</TextLink>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show More' });
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show Less' })).toBeVisible();
  },
};
