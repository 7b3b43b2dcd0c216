import { ok, err, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { subjectFixture, swatchFormFixture, swatchPortsFixture, toSwatch } from '../../fixtures/swatches.ts';
import { openSwatchForm, clickSwatches, SwatchStage, type SwatchStageProps } from '../../fixtures/SwatchStage.tsx';

const meta = {
  title: 'Configurator/Swatches/SwatchModal',
  component: SwatchStage,
  tags: ['popup'],
  args: { ports: swatchPortsFixture(), subject: subjectFixture, site: getSite('main', 'USA'), onEvent: fn() },
  // On a phone cb2 shows the form in a sheet, which has separate stories.
  render: (args, { globals }) => <SwatchStage {...args} site={getSite('main', siteOfStory(globals).siteCulture)} />,
} satisfies Meta<SwatchStageProps>;
export default meta;
type Story = StoryObj<SwatchStageProps>;

const title = 'Order Free Swatches';
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
const send = () => screen.getByRole('button', { name: 'Send Swatches' });
/** Modal of a guest who viewed a fabric. */
export const Open: Story = {
  args: { ports: swatchPortsFixture() },
  tags: ['SWATCH-02', 'SWATCH-03', 'SWATCH-20', 'SWATCH-64', 'SWATCH-65', 'dark'],
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await expect(args.ports.checkAvailability).toHaveBeenCalledWith([1203]);
    await expect(args.ports.openForm).toHaveBeenCalledWith(subjectFixture);
    await expect(form.getByText('1 of 5')).toBeVisible();
    await expect(form.getByText('Choose up to five swatches. They are free, and so is the post.')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /^Email me/ })).toBeChecked();
    const privacy = form.getByRole('link', { name: /Privacy Policy/ });
    await expect(privacy).toHaveAttribute('href', '/customer-service/privacy-policy#infoWeCollect');
    await expect(send()).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['SWATCH-01', 'mobile', 'visual-mobile'],
  play: async () => {
    await openSwatchForm();
    const { left, width } = screen.getByRole('dialog', { name: title }).getBoundingClientRect();
    await expect([left, width]).toEqual([0, document.documentElement.clientWidth]);
  },
};

export const Prefilled: Story = {
  args: {
    ports: swatchPortsFixture({
      openForm: async () =>
        ok(swatchFormFixture({ FirstName: 'Maren', LastName: 'Lindqvist', EmailAddress: 'maren@domain.com' })),
    }),
  },
  tags: ['SWATCH-13'],
  play: async () => {
    const form = await openSwatchForm();
    await expect(form.getByLabelText('First Name')).toHaveValue('Maren');
    await expect(form.getByLabelText('Last Name')).toHaveValue('Lindqvist');
    await expect(form.getByLabelText('Email Address')).toHaveValue('maren@domain.com');
    await expect(form.getByLabelText('City')).toHaveValue('');
  },
};

/** No viewed fabric can be sent: the button is disabled until the shopper selects a swatch. */
export const NothingSelected: Story = {
  args: {
    subject: { sku: 100112, codes: [] },
    ports: swatchPortsFixture({
      openForm: async () => ok(swatchFormFixture({ DefaultSwatch: toSwatch(1204) })),
    }),
  },
  tags: ['SWATCH-21', 'SWATCH-25', 'SWATCH-68', 'empty'],
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await expect(args.ports.checkAvailability).not.toHaveBeenCalled();
    await expect(form.getByText('0 of 5')).toBeVisible();
    await expect(form.getByText('Please select at least one swatch.')).toBeVisible();
    await expect(send()).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: 'Textured Bouclé, Oat' }));
    await expect(send()).toBeEnabled();
    await userEvent.click(form.getByRole('checkbox', { name: 'Textured Bouclé, Oat' }));
  },
};

export const NothingAvailable: Story = {
  args: {
    ports: swatchPortsFixture({
      openForm: async () =>
        ok(swatchFormFixture({ FabricsByName: { 'Washed Linen': [toSwatch(1204)] }, DefaultSwatch: null })),
    }),
  },
  tags: ['SWATCH-67', 'empty'],
  play: async () => {
    const form = await openSwatchForm();
    await expect(form.getByRole('checkbox', { name: 'Washed Linen, Denim, unavailable' })).toBeDisabled();
    await expect(send()).toBeDisabled();
  },
};

/** There is nothing to choose of. */
export const Empty: Story = {
  args: { ports: swatchPortsFixture({ openForm: async () => ok(swatchFormFixture({ FabricsByName: {} })) }) },
  tags: ['SWATCH-89', 'mobile', 'empty', 'visual-mobile'],
  play: async () => {
    await clickSwatches();
    await expect(
      await screen.findByText(
        'Unfortunately there are no swatches available for ordering. We appreciate your patience and invite you to browse swatches at your local store.',
      ),
    ).toBeVisible();
    await expect(screen.queryByLabelText('First Name')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Send Swatches' })).toBeNull();
  },
};

/** The fabric is unavailable: the shopper is notified and continues without it. */
export const Unavailable: Story = {
  args: {
    subject: { sku: 100112, codes: [1204, 1203] },
    ports: swatchPortsFixture({
      checkAvailability: async () => ok({ hasNla: true, nlaFabrics: [toSwatch(1204)] }),
      openForm: fn(async () => ok(swatchFormFixture())),
    }),
  },
  tags: ['SWATCH-04', 'SWATCH-05', 'mobile', 'visual-mobile'],
  play: async ({ args }) => {
    await clickSwatches();
    const modal = within(await screen.findByRole('dialog', { name: title }));
    await expect(await modal.findByText('Washed Linen, Denim')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Continue Without It' })).toBeVisible();
    await expect(screen.queryByLabelText('First Name')).toBeNull();
    await expect(args.ports.openForm).not.toHaveBeenCalled();
  },
};

export const GoneOn: Story = {
  args: Unavailable.args ?? {},
  tags: ['SWATCH-05'],
  play: async (context) => {
    await Unavailable.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Continue Without It' }));
    await expect(await screen.findByLabelText('First Name')).toBeVisible();
    await expect(context.args.ports.openForm).toHaveBeenCalledWith({ sku: 100112, codes: [1203] });
  },
};

/** The availability request failed: the form opens anyway. */
export const AvailabilityUnknown: Story = {
  args: { ports: swatchPortsFixture({ checkAvailability: async () => err('Status: 503') }) },
  tags: ['SWATCH-91'],
  play: async ({ args }) => {
    await openSwatchForm();
    await expect(args.ports.log).toHaveBeenCalledWith('Error checking the availability of swatches:', 'Status: 503');
  },
};

/** The form failed to load and is requested again. */
export const FormUnreachable: Story = {
  args: { ports: swatchPortsFixture({ openForm: fn(async () => err('Status: 503')) }) },
  tags: ['SWATCH-92', 'mobile', 'error', 'visual-mobile'],
  play: async ({ args }) => {
    await clickSwatches();
    await expect(await screen.findByRole('alert')).toHaveTextContent('We can’t take swatch orders right now');
    await expect(screen.queryByLabelText('First Name')).toBeNull();
    await expect(args.ports.log).toHaveBeenCalledWith('Error opening the form for free swatches:', 'Status: 503');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(args.ports.openForm).toHaveBeenCalledTimes(2));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** Escape closes; what was typed is there again. */
export const Reopened: Story = {
  play: async () => {
    const form = await openSwatchForm();
    await userEvent.type(form.getByLabelText('City'), 'Chicago');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get Free Swatches' })).toHaveFocus());
    const again = await openSwatchForm();
    await expect(again.getByLabelText('City')).toHaveValue('Chicago');
  },
};
