import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AnnouncerProvider, type Urgency, useAnnounce } from './Announcer.tsx';

interface SayProps {
  message: string;
  urgency?: Urgency;
}

function Say({ message, urgency }: SayProps) {
  const announce = useAnnounce();
  return (
    <Button tone="outline" onClick={() => announce(message, urgency)}>
      Add to Cart
    </Button>
  );
}

const meta = {
  title: 'UI/Announcer',
  component: AnnouncerProvider,
  args: { children: <Say message="1 item added to your cart" /> },
} satisfies Meta<typeof AnnouncerProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (root: HTMLElement, urgency: Urgency) => root.querySelector(`[aria-live=${urgency}]`);

export const SaysTheSameSentenceTwice: Story = {
  play: async ({ canvas, canvasElement }) => {
    const polite = region(canvasElement, 'polite');
    const button = canvas.getByRole('button');
    await expect(polite).toBeEmptyDOMElement();
    await userEvent.click(button);
    const first = polite?.firstElementChild;
    await expect(first).toHaveTextContent('1 item added to your cart');
    await userEvent.click(button);
    await expect(polite?.children).toHaveLength(2);
    await expect(polite?.firstElementChild).toBe(first);
    await expect(polite?.lastElementChild).toHaveTextContent('1 item added to your cart');
  },
};

export const Interrupts: Story = {
  args: { children: <Say message="The session has expired." urgency="assertive" /> },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(region(canvasElement, 'assertive')).toHaveTextContent('The session has expired.');
    await expect(region(canvasElement, 'polite')).toBeEmptyDOMElement();
  },
};

/** Texts are announced unchanged. */
export const SaysWordsAsTheyAre: Story = {
  args: { children: <Say message={'<b>2</b> & "more" </script> 🛋️'} /> },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(region(canvasElement, 'polite')?.children).toHaveLength(2);
    await expect(region(canvasElement, 'polite')?.lastElementChild).toHaveTextContent('<b>2</b> & "more" </script> 🛋️');
  },
};
