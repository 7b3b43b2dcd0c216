import { ok, err, getSite, type SwatchOrderResponse, type SwatchOrderRequest } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import {
  subjectFixture,
  swatchAddressFixture,
  swatchOrderResponseFixture,
  swatchPortsFixture,
} from '../../fixtures/swatches.ts';
import type { SuggestStreets } from '../ports.ts';
import { fillSwatchForm, openSwatchForm, SwatchStage, type SwatchStageProps } from '../../fixtures/SwatchStage.tsx';

const meta = {
  title: 'Configurator/Swatches/SwatchForm',
  component: SwatchStage,
  args: { ports: swatchPortsFixture(), subject: subjectFixture, site: getSite('main', 'USA'), onEvent: fn() },
  // On a phone cb2 shows the form in a sheet, which has separate stories.
  render: (args, { globals }) => <SwatchStage {...args} site={getSite('main', siteOfStory(globals).siteCulture)} />,
} satisfies Meta<SwatchStageProps>;
export default meta;
type Story = StoryObj<SwatchStageProps>;

const title = 'Order Free Swatches';
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
const send = () => screen.getByRole('button', { name: 'Send Swatches' });
/** Port that rejects an order until it satisfies `isRight`. */
const refusing = (given: Partial<SwatchOrderResponse>, isRight: (order: SwatchOrderRequest) => boolean) =>
  fn(async (order: SwatchOrderRequest) =>
    ok(
      isRight(order)
        ? swatchOrderResponseFixture
        : { Succeeded: false, AddressValidationResult: null, Message: '', ...given },
    ),
  );
const doubtingStreet = () =>
  refusing({ AddressValidationResult: { Suggestions: [] } }, ({ UseAddressAsEntered }) => UseAddressAsEntered);

/** A failed submit shows the errors and moves focus to the first invalid field. */
export const NothingEntered: Story = {
  args: { ports: swatchPortsFixture() },
  tags: ['SWATCH-27', 'SWATCH-28', 'SWATCH-29', 'mobile', 'empty', 'error', 'popup', 'visual-mobile'],
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await userEvent.type(form.getByLabelText('First Name'), 'Maren');
    await expect(form.getByLabelText('Last Name')).not.toBeInvalid();
    await userEvent.click(send());
    await expect(form.getByLabelText('Last Name')).toHaveFocus();
    await expect(form.getByText('The Last Name field is required.')).toBeVisible();
    await expect(form.getByText('Email Address is required.')).toBeVisible();
    await expect(args.ports.order).not.toHaveBeenCalled();
  },
};

const suggestion = { City: 'Chicago', State: 'IL', ZipCode: '60614' };

/** A doubtful combination, one of the suggestions, and the receipt. */
export const ToTheReceipt: Story = {
  args: {
    ports: swatchPortsFixture({
      order: refusing({ AddressValidationResult: { Suggestions: [suggestion] } }, ({ City }) => City === 'Chicago'),
    }),
    onEvent: fn(),
  },
  tags: [
    'SWATCH-11',
    'SWATCH-77',
    'SWATCH-78',
    'SWATCH-79',
    'SWATCH-82',
    'SWATCH-84',
    'SWATCH-90',
    'EVENT-05',
    'no-visual',
  ],
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await userEvent.click(form.getByRole('checkbox', { name: 'Textured Bouclé, Oat' }));
    await fillSwatchForm(form, { ...swatchAddressFixture, city: 'Springfield' });
    await userEvent.click(send());
    await expect(await form.findByRole('list', { name: 'Suggestions' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Chicago, IL 60614' }));
    await expect(form.getByLabelText('City')).toHaveValue('Chicago');
    await expect(form.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    await expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.ports.order).toHaveBeenLastCalledWith({
      Sku: 100112,
      FirstName: 'Maren',
      LastName: 'Lindqvist',
      Address1: '2140 N Cleveland Ave',
      Address2: 'Apt 3',
      City: 'Chicago',
      State: 'IL',
      PostalCode: '60614',
      DayPhone: '7732722888',
      EmailAddress: 'maren@domain.com',
      swatch: [1203, 1101],
      UseAddressAsEntered: false,
      CanadaEmailSignup: false,
      SignUp: true,
    });
    await expect(await screen.findByText('FS-4417-0236')).toBeVisible();
    await waitFor(() => expect(args.ports.hashEmail).toHaveBeenCalledWith('maren@domain.com'));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith({
        type: 'Form Submitted',
        formName: 'Order Free Swatch',
        formStatus: 'accepted',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get Free Swatches' })).toHaveFocus());
  },
};

/** The shopper confirms an unverified street as entered. */
export const DoubtfulStreet: Story = {
  args: { ports: swatchPortsFixture({ order: doubtingStreet() }) },
  tags: ['SWATCH-74', 'SWATCH-75', 'SWATCH-76', 'SWATCH-82', 'mobile', 'error', 'popup', 'visual-mobile'],
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await fillSwatchForm(form, swatchAddressFixture);
    await userEvent.click(send());
    await userEvent.click(await form.findByRole('checkbox', { name: 'Use address as entered' }));
    await expect(args.ports.order).toHaveBeenLastCalledWith(expect.objectContaining({ UseAddressAsEntered: false }));
  },
};

export const KeptAsEntered: Story = {
  args: { ports: swatchPortsFixture({ order: doubtingStreet() }) },
  tags: ['SWATCH-76', 'popup'],
  play: async (context) => {
    await DoubtfulStreet.play?.(context);
    await userEvent.click(send());
    await expect(context.args.ports.order).toHaveBeenLastCalledWith(
      expect.objectContaining({ UseAddressAsEntered: true }),
    );
    await gone();
  },
};

/** The server rejects it with a reason. */
export const Refused: Story = {
  args: {
    ports: swatchPortsFixture({
      order: refusing({ Message: 'We have sent you five swatches this week.' }, () => false),
    }),
  },
  tags: ['SWATCH-83', 'mobile', 'error', 'popup', 'visual-mobile'],
  play: async () => {
    const form = await openSwatchForm();
    await fillSwatchForm(form, swatchAddressFixture);
    await userEvent.click(send());
    await expect(await form.findByRole('alert')).toHaveTextContent('We have sent you five swatches this week.');
    await expect(form.getByLabelText('City')).toHaveValue('Chicago');
  },
};

/** The request fails. */
export const Unreachable: Story = {
  tags: ['error', 'popup'],
  args: { ports: swatchPortsFixture({ order: async () => err('Status: 503') }) },
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await fillSwatchForm(form, swatchAddressFixture);
    await userEvent.click(send());
    await expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t send your order. Please try again.');
    await expect(args.ports.log).toHaveBeenCalledWith('Error ordering free swatches:', 'Status: 503');
    await expect(send()).toBeEnabled();
  },
};

/** Slow response; a double click sends one order. */
export const Sending: Story = {
  args: { ports: swatchPortsFixture({ order: fn(() => new Promise<never>(() => {})) }) },
  tags: ['SWATCH-66', 'SWATCH-69', 'loading', 'popup'],
  play: async ({ args }) => {
    const form = await openSwatchForm();
    await fillSwatchForm(form, swatchAddressFixture);
    await userEvent.dblClick(send());
    await expect(send()).toHaveAttribute('aria-disabled', 'true');
    await expect(send()).toHaveAttribute('aria-busy', 'true');
    form.getByLabelText('City').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.ports.order).toHaveBeenCalledTimes(1);
  },
};

/** Third-party widget that renders its list at the end of the page. */
function streetWidget() {
  const list = document.createElement('button');
  list.type = 'button';
  list.textContent = '2140 N Cleveland Ave, Chicago, IL 60614, USA';
  const suggest: SuggestStreets = async (field, { country, onSelect }) => {
    list.title = country;
    list.onclick = () => onSelect(list.textContent);
    document.body.append(list);
    field.dataset['suggests'] = 'streets';
    return { results: () => list, remove: () => list.remove() };
  };
  return { list, suggest };
}
const widget = streetWidget();

/** A suggested street fills in the address; the list is rendered inside the form. */
export const SuggestedStreets: Story = {
  args: { ports: swatchPortsFixture({ suggestStreets: widget.suggest }) },
  tags: ['SWATCH-71', 'SWATCH-72', 'SWATCH-73'],
  play: async () => {
    const form = await openSwatchForm();
    await waitFor(() => expect(widget.list.closest('form')).not.toBeNull());
    await expect(widget.list.title).toBe('us');
    await userEvent.click(widget.list);
    await expect(form.getByLabelText('Address 1')).toHaveValue('2140 N Cleveland Ave');
    await expect(form.getByLabelText('City')).toHaveValue('Chicago');
    await expect(form.getByLabelText('State')).toHaveValue('IL');
    await expect(form.getByLabelText('ZIP Code')).toHaveValue('60614');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(widget.list.isConnected).toBe(false));
  },
};
