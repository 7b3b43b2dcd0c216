import { ok, refuse } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { sampleCheckout } from '../../samples/checkout.ts';
import { withTaxExempt } from '../../samples/tenders.ts';
import { TaxExemption, type TaxExemptionProps } from './TaxExemption.tsx';

const sample = sampleCheckout({ brand: 'main', siteCulture: 'USA' });

/** The box over a checkout that takes what comes back. */
function Demo({ checkout, ...props }: TaxExemptionProps) {
  const [data, setData] = useState(checkout.data);
  const savePayment: typeof checkout.savePayment = async (save) => {
    const answer = await save();
    if (answer.ok) setData(answer.value);
    return answer;
  };
  return <TaxExemption {...props} checkout={{ ...checkout, data, savePayment }} />;
}

const meta = {
  title: 'Checkout/Tenders/TaxExemption',
  component: TaxExemption,
  args: {
    checkout: {
      data: sample,
      state: { work: 'nothing' },
      savePayment: (save) => save(),
      problems: { report: fn(), run: (act) => act() },
    },
    setTaxExempt: fn<TaxExemptionProps['setTaxExempt']>(async (isExempt) => ok(withTaxExempt(sample, isExempt))),
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof TaxExemption>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByLabelText('This order is tax exempt');

export const Off: Story = {};

export const On: Story = {
  play: async ({ args }) => {
    await userEvent.click(box());
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy', 'true'));
    await expect(box()).toBeChecked();
    await expect(args.setTaxExempt).toHaveBeenLastCalledWith(true);
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  args: {
    setTaxExempt: fn<TaxExemptionProps['setTaxExempt']>(async () =>
      refuse({ message: 'Status: 503', action: 'ApplyTaxExemption', apiUrl: '' }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(box());
    await waitFor(() => expect(args.checkout.problems.report).toHaveBeenCalledOnce());
    await expect(box()).not.toBeChecked();
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box()).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box()).not.toBeChecked());
  },
};
