import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@settee/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { giftCardPageFixture } from '../../fixtures/products.ts';
import type { NewLine } from '../../add-to-cart/useAddToCart.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { GiftCardScreen } from './GiftCardScreen.tsx';

function Stage({ isEmailed, onAdd, siteCulture }: StageProps) {
  const [sku, setSku] = useState(isEmailed ? 190002 : 190001);
  return (
    <GiftCardScreen
      page={giftCardPageFixture('main')}
      sku={sku}
      siteCulture={siteCulture}
      onKindChange={(url) => setSku(url === '/e' ? 190002 : 190001)}
      renderBuy={(check) => (
        <Button
          size="large"
          block
          onClick={() => {
            const line = check();
            if (line) onAdd(line);
          }}
        >
          Add to cart
        </Button>
      )}
    />
  );
}

interface StageProps {
  isEmailed: boolean;
  onAdd: (line: NewLine) => void;
  siteCulture: 'USA' | 'CANADA';
}

const meta = {
  title: 'Checkout/Gift cards/GiftCardScreen',
  component: Stage,
  args: { isEmailed: true, onAdd: fn(), siteCulture: 'USA' },
  render: (args, { globals }) => <Stage {...args} siteCulture={siteOfGlobals(globals).siteCulture} />,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByEmail: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('radio')[3] ?? document.body);
    await userEvent.type(canvas.getByLabelText('Recipient’s Email'), 'mia@example.com');
    await userEvent.type(canvas.getByLabelText('From'), 'Nora');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      Sku: 190002,
      Quantity: 1,
      GiftCard: { amount: 5000, recipientEmail: 'mia@example.com', senderName: 'Nora', message: '' },
    });
  },
};

export const ByMail: Story = { args: { isEmailed: false } };

export const Incomplete: Story = {
  tags: ['error'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByText('Please choose an amount.')).toBeVisible();
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Recipient’s Email'), 'mia@');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByText(/^Please enter a valid Email Address/)).toBeVisible();
  },
};

export const AnotherKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('From'), 'Nora');
    await userEvent.click(canvas.getByRole('radio', { name: /^Gift Card by Mail/ }));
    await expect(canvas.queryByLabelText('From')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Gift Card by Email/ }));
    await expect(canvas.getByLabelText('From')).toHaveValue('Nora');
  },
};
