import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Image } from '../Image/Image.tsx';
import { ZoomView } from './ZoomView.tsx';

const meta = {
  title: 'UI/ZoomView',
  component: ZoomView,
  args: { label: 'Alder 3-Seat Sofa, select to zoom', onZoomChange: fn() },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 640 }}>
      <ZoomView {...args}>
        <Image picture={getPhotographs(globals).sofa} alt="Alder 3-Seat Sofa" sizes="640px" />
      </ZoomView>
    </div>
  ),
} satisfies Meta<typeof ZoomView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const stage = (canvas: Canvas) => canvas.getByRole('group', { name: /select to zoom/ });
const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY, button: 0 });

export const ByButtons: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const out = canvas.getByRole('button', { name: 'Zoom out' });
    await expect(out).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(1.5);
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('150 %');
    await userEvent.click(out);
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(stage(canvas)).toHaveFocus();
    await userEvent.keyboard('++');
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(2.25);
    const image = canvas.getByRole('img').closest<HTMLElement>('[style*=transform]')!;
    const before = image.style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await expect(image.style.transform).not.toBe(before);
    await userEvent.keyboard('0');
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(1);
  },
};

export const ByTap: Story = {
  play: async ({ args, canvas }) => {
    const { left, top } = stage(canvas).getBoundingClientRect();
    for (const scale of [2, 1]) {
      fireEvent.pointerDown(stage(canvas), at(1, left + 20, top + 20));
      fireEvent.pointerUp(stage(canvas), at(1, left + 20, top + 20));
      await expect(args.onZoomChange).toHaveBeenLastCalledWith(scale);
    }
  },
};

export const ByPinch: Story = {
  play: async ({ args, canvas }) => {
    const { left, top } = stage(canvas).getBoundingClientRect();
    fireEvent.pointerDown(stage(canvas), at(1, left + 100, top + 100));
    fireEvent.pointerDown(stage(canvas), at(2, left + 140, top + 100));
    fireEvent.pointerMove(stage(canvas), at(2, left + 180, top + 100));
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(expect.closeTo(2, 1));
    fireEvent.pointerUp(stage(canvas), at(2, left + 180, top + 100));
    fireEvent.pointerUp(stage(canvas), at(1, left + 100, top + 100));
    await expect(args.onZoomChange).toHaveBeenCalledOnce();
  },
};

/** The maximum zoom is 4; the button is marked disabled and preserves its focus. */
export const AtTheMost: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'Zoom in' });
    for (let click = 0; click < 5; click++) await userEvent.click(more);
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(4);
    await expect(args.onZoomChange).toHaveBeenCalledTimes(4);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
  },
};

/** Arrow keys move the image in their direction, also in right-to-left languages. */
export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('++');
    const image = canvas.getByRole('img').closest<HTMLElement>('[style*=transform]')!;
    const x = () => Number.parseFloat(image.style.transform.replace('translate(', ''));
    const before = x();
    await expect(before).toBeLessThan(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(x()).toBeLessThan(before);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(x()).toBeGreaterThan(before);
  },
};
