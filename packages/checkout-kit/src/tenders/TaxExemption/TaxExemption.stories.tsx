import { ok, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { withTaxExempt } from '../../fixtures/tenders.ts';
import { TaxExemption, type TaxExemptionProps } from './TaxExemption.tsx';

const sample = checkoutFixture({ brand: 'main', siteCulture: 'USA' });

/** Renders the checkbox with a checkout that applies the responses. */
function Demo({ checkout, ...props }: TaxExemptionProps) {
  const [data, setData] = useState(checkout.data);
  const sendPayment: typeof checkout.sendPayment = async (save) => {
    const result = await save();
    if (result.ok) setData(result.value);
    return result;
  };
  return <TaxExemption {...props} checkout={{ ...checkout, data, sendPayment }} />;
}

const meta = {
  title: 'Checkout/Tenders/TaxExemption',
  component: TaxExemption,
  args: {
    checkout: {
      data: sample,
      state: { work: 'nothing' },
      sendPayment: (save) => save(),
      problems: { report: fn(), run: (act) => act() },
    },
    setTaxExempt: fn<TaxExemptionProps['setTaxExempt']>(async (isExempt, number) =>
      ok(withTaxExempt(sample, isExempt ? number : '')),
    ),
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof TaxExemption>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByLabelText('This order is tax exempt');
const number = () => screen.getByLabelText('Exemption certificate number');
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply exemption' }));

export const Off: Story = {};

export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.click(box());
    await expect(number()).toHaveFocus();
    await expect(args.setTaxExempt).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  tags: ['error'],
  play: async ({ args }) => {
    await userEvent.click(box());
    await apply();
    await expect(number()).toHaveAccessibleDescription(/Please enter your exemption certificate number/);
    await userEvent.type(number(), 'exempt');
    await apply();
    await expect(number()).toHaveAccessibleDescription(/6 to 20 letters and numbers/);
    await expect(number()).toHaveFocus();
    await userEvent.clear(number());
    await userEvent.type(number(), '1234 5678 9012 3456 7890 1');
    await apply();
    await expect(number()).toHaveAccessibleDescription(/6 to 20 letters and numbers/);
    await expect(args.setTaxExempt).not.toHaveBeenCalled();
  },
};

export const On: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.type(number(), ' e-9912-3456 ');
    await apply();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Certificate E-9912-3456'));
    await expect(box()).toBeChecked();
    await expect(screen.queryByLabelText('Exemption certificate number')).toBeNull();
    await expect(args.setTaxExempt).toHaveBeenLastCalledWith(true, 'E-9912-3456');
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

export const OnFile: Story = {
  args: {
    checkout: {
      ...meta.args.checkout,
      data: { ...sample, accountInfo: { ...sample.accountInfo, taxCertificateNumber: 'MT-4410-2093' } },
    },
    setTaxExempt: fn<TaxExemptionProps['setTaxExempt']>(async (isExempt) =>
      ok(withTaxExempt(sample, isExempt ? 'MT-4410-2093' : '')),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(box());
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Certificate MT-4410-2093'));
    await expect(args.setTaxExempt).toHaveBeenLastCalledWith(true, '');
  },
};

export const Failed: Story = {
  tags: ['error'],
  args: {
    setTaxExempt: fn<TaxExemptionProps['setTaxExempt']>(async () =>
      err({ message: 'Status: 503', action: 'ApplyTaxExemption', apiUrl: '' }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.type(number(), 'E-9912-3456{Enter}');
    await waitFor(() => expect(args.checkout.problems.report).toHaveBeenCalledOnce());
    await expect(number()).toHaveValue('E-9912-3456');
  },
};

export const ByKeyboard: Story = {
  tags: ['TENDER-22'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(number()).toHaveFocus();
    await userEvent.keyboard('E-9912-3456{Enter}');
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Certificate E-9912-3456'));
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.click(box());
    await waitFor(() => expect(box()).not.toBeChecked());
  },
};
