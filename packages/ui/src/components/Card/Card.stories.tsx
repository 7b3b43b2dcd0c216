import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Image } from '../Image/Image.tsx';
import { Price } from '../Price/Price.tsx';
import { Card } from './Card.tsx';

const heart = fn();
const sizes = '(min-width: 1024px) 33vw, 50vw';
const colors = [
  { color: '#c9bba5', label: 'Oat' },
  { color: '#777b56', label: 'Olive' },
  { color: '#b06a48', label: 'Clay' },
  { color: '#25272c', label: 'Ink' },
];

const save = (name: string) => (
  <IconButton
    tone="photo"
    icon="heart"
    iconSize={22}
    label={`Save ${name} to favorites`}
    aria-pressed="false"
    onClick={heart}
  />
);

const meta = {
  title: 'UI/Card',
  component: Card,
  args: {
    href: '/alder-3-seat-sofa/s1001',
    name: 'Alder 3-Seat Sofa',
    note: '89 in, 28 fabrics',
    price: <Price now="$2,299" />,
    picture: null,
    action: save('Alder 3-Seat Sofa'),
    dots: colors,
    moreDots: 24,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 400 }}>
      <Card {...args} picture={args.picture ?? <Image picture={getPhotographs(globals).sofa} alt="" sizes={sizes} />} />
    </div>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    heart.mockClear();
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('Alder 3-Seat Sofa');
    await expect(canvas.getByText('Available in Oat, Olive, Clay, Ink')).toBeInTheDocument();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Alder 3-Seat Sofa to favorites' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveBeenCalledOnce();
  },
};

export const OnSale: Story = {
  args: { flag: 'Sale', flagTone: 'sale', price: <Price now="$1,949" was="$2,299" /> },
};

export const WithAHoverPicture: Story = {
  args: { flag: 'New' },
  render: (args, { globals }) => {
    const { sofa, loveseat } = getPhotographs(globals);
    return (
      <div style={{ maxInlineSize: 400 }}>
        <Card
          {...args}
          picture={<Image picture={sofa} alt="" sizes={sizes} />}
          hoverPicture={<Image picture={loveseat} alt="" sizes={sizes} data-testid="second" />}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const second = canvasElement.querySelector('[data-testid=second]');
    await expect(second).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(second).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    name: 'Alder 3-Seat Apartment Sofa with Natural Oak Legs and Down Blend',
    note: undefined,
    dots: [],
    moreDots: 0,
  },
};

export const Listing: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => {
    const { sofa, loveseat, chair, table } = getPhotographs(globals);
    const products = [
      {
        name: 'Alder 3-Seat Sofa',
        note: '89 in, 28 fabrics',
        picture: sofa,
        now: '$1,949',
        was: '$2,299',
        flag: 'Sale',
      },
      { name: 'Marlow Loveseat', note: '64 in, 28 fabrics', picture: loveseat, now: '$1,799' },
      { name: 'Brinn Lounge Chair', note: 'Solid frame, 14 fabrics', picture: chair, now: '$899', flag: 'New' },
      { name: 'Quill Side Table', note: '20 in, turned base', picture: table, now: '$279' },
    ];
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(50% - 16px, 300px), 1fr))',
          gap: 'var(--settee-layout-grid-gap)',
          padding: 'var(--settee-layout-grid-gap)',
        }}
      >
        {products.map(({ name, note, picture: image, now, was, flag }) => (
          <Card
            key={name}
            href="/p"
            name={name}
            note={note}
            price={<Price now={now} was={was} />}
            picture={<Image picture={image} alt="" sizes={sizes} />}
            flag={flag}
            flagTone={was ? 'sale' : 'plain'}
            dots={colors}
            moreDots={24}
            action={save(name)}
          />
        ))}
      </div>
    );
  },
};

/** Empty slots take no space: no line for a note, no element on the image. */
export const EmptiedSlots: Story = {
  args: { note: null, flag: false, action: null, hoverPicture: null, dots: [], moreDots: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('article p:empty, article span:empty, article div:empty')).toBeNull();
  },
};

export const LongWordsInLargeText: Story = {
  args: {
    name: `${longWord} 🛋️ </script>`,
    note: longWord,
    flag: 'Made to order',
    dots: Array.from({ length: 24 }, (_, index) => ({ color: `hsl(${index * 15} 30% 55%)`, label: `No. ${index}` })),
  },
  ...onALargeTextPhone,
  tags: ['mobile'],
};

export const RightToLeft: Story = {
  tags: ['visual'],
  args: OnSale.args,
  globals: { direction: 'rtl' },
};
