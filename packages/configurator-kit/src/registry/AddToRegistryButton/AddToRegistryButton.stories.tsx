import {
  type MonogrammingConfirmation,
  ok,
  err,
  type RegistryData,
  registrantListUrl,
  registryCountShown,
  getAddToRegistryBlocker,
  type AddToRegistryInput,
} from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { babyId, addPortsFixture, entryFixture, listProductFixture, weddingId } from '../../fixtures/registry.ts';
import { getRegistryQuantity } from '../reducer.ts';
import type { ConfirmDesign, RegistryAddPorts } from '../ports.ts';
import { RegistryPicker } from '../RegistryPicker/RegistryPicker.tsx';
import { useRegistryAdd } from '../useRegistryAdd.ts';
import { AddToRegistryButton } from './AddToRegistryButton.tsx';

interface StoryArgs {
  ports: RegistryAddPorts;
  isRegistrantMode: boolean;
  input: Partial<AddToRegistryInput>;
  /** Requested quantity across the registries of the lookup. REG-23 */
  registryQtyWants: number;
  confirmDesign?: ConfirmDesign;
}

const sku = 100112;

/** The button and its popups, wired as on a product page. */
function Stage({
  ports,
  isRegistrantMode,
  input,
  registryQtyWants,
  confirmDesign,
  brand,
}: StoryArgs & { brand: 'main' | 'cb2' }) {
  const control = useRegistryAdd({
    ports,
    isRegistrantMode,
    returnPath: '/alder-sofa/s100101?option.11=3002',
    confirmDesign,
  });
  const { adding, isJustAdded, registry, lastGrId } = control.state;
  const product = listProductFixture(brand);
  const request = { sku, familyId: 100101, quantity: 2, optionChoiceParameter: '11-3002', product };
  const known: AddToRegistryInput = {
    isLoading: false,
    isInStock: true,
    isMadeToOrder: false,
    isPersonalizationValid: true,
    sku,
    isGrouper: true,
    ...input,
  };
  return (
    <div style={{ maxInlineSize: 360 }}>
      <AddToRegistryButton
        isRegistrantMode={isRegistrantMode}
        blocker={getAddToRegistryBlocker(known)}
        busy={adding.status === 'loading' || adding.status === 'adding'}
        isJustAdded={isJustAdded}
        count={registryCountShown({
          registryCount: registryQtyWants > 0 ? 1 : 0,
          registryQtyWants,
          registryQuantity: getRegistryQuantity(control.state, sku),
        })}
        editUrl={registrantListUrl(lastGrId || weddingId)}
        problem={adding.status === 'failed' ? adding.message : null}
        onClick={() => void control.click(request)}
      />
      {(adding.status === 'choosing' || (adding.status === 'adding' && adding.registries)) && (
        <RegistryPicker
          product={product}
          registries={adding.registries ?? []}
          grId={adding.grId}
          busy={adding.status === 'adding'}
          onChoose={control.choose}
          onSubmit={() => void control.submit()}
          onClose={control.close}
        />
      )}
      {adding.status === 'terms' && (
        <div role="dialog" aria-label="Confirm Your Selection">
          <Button onClick={control.acceptTerms}>Accept Terms And Add To Registry</Button>
          <Button onClick={control.close}>Decline</Button>
        </div>
      )}
      {adding.status === 'confirmed' && <p data-testid="registry">{registry.registryAddedData?.totalQty}</p>}
    </div>
  );
}

const meta = {
  title: 'Configurator/Registry/AddToRegistryButton',
  component: AddToRegistryButton as never,
  args: { ports: addPortsFixture(), isRegistrantMode: true, input: {}, registryQtyWants: 0 },
  render: (args, { globals }) => <Stage {...args} brand={siteOfStory(globals).brand} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<StoryArgs>;

const button = { name: 'Add to Registry' };
const twoRegistries: RegistryData = {
  isLoggedIn: true,
  registryCount: 2,
  giftRegistries: [entryFixture(), entryFixture({ id: babyId, eventType: 'Baby', shortEventDate: 'Sep 3, 2027' })],
};
const terms: MonogrammingConfirmation = {
  hasCustomOrderConfirmation: false,
  message: 'Please double-check your text.',
  items: [],
  personalizationId: 'design-7',
  error: null,
};

export const Ready: Story = { tags: ['dark', 'mobile', 'visual-mobile'] };

/** Outside registry mode no button is shown. REG-01 */
export const OutsideRegistryMode: Story = {
  args: { isRegistrantMode: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A single registry takes the item at once; the button confirms it and then links to the quantity. */
export const Added: Story = {
  args: { ports: addPortsFixture() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', button));
    await expect(await canvas.findByRole('button', { name: 'ADDED' })).toBeVisible();
    await expect(args.ports.add).toHaveBeenCalledTimes(1);
    await expect(args.ports.add).toHaveBeenCalledWith([
      { Sku: sku, Quantity: 2, GrId: weddingId, OptionChoiceParameter: '11-3002' },
    ]);
  },
};

export const InYourRegistry: Story = {
  args: { registryQtyWants: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 in your registry')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Quantity' })).toHaveAttribute(
      'href',
      `/gift-registry/registrant-list/${weddingId}`,
    );
    await expect(canvas.getByRole('button', button)).toBeEnabled();
  },
};

/** With several registries the shopper selects one before the item is added. REG-34, REG-35 */
export const SeveralRegistries: Story = {
  args: { ports: addPortsFixture({ fetchRegistries: fn(async () => ok(twoRegistries)) }) },
  tags: ['mobile', 'visual', 'REG-35', 'popup', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a Registry' }));
    await expect(dialog.getByText('$2,049.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Baby, Sep 3, 2027/ }));
    await expect(args.ports.add).not.toHaveBeenCalled();
  },
};

export const Picked: Story = {
  args: { ports: addPortsFixture({ fetchRegistries: fn(async () => ok(twoRegistries)) }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a Registry' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Baby/ }));
    await userEvent.dblClick(dialog.getByRole('button', button));
    await waitFor(() => expect(args.ports.add).toHaveBeenCalledWith([expect.objectContaining({ GrId: babyId })]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.ports.add).toHaveBeenCalledTimes(1);
  },
};

/** A guest is redirected to sign-in and nothing is added; the page is the return path. REG-02, REG-03 */
export const Guest: Story = {
  args: { ports: addPortsFixture({ isSignedIn: fn(() => false) }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() =>
      expect(args.ports.goTo).toHaveBeenCalledWith(
        '/account/login?returnUrl=%2Falder-sofa%2Fs100101%3Foption.11%3D3002&isRedirect=true',
      ),
    );
    await expect(args.ports.add).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', button)).toBeEnabled();
  },
};

/** REG-04: the terms are shown first; on acceptance the popup closes and the sign-in opens. */
export const GuestWithAText: Story = {
  args: {
    ports: addPortsFixture({ isSignedIn: fn(() => false) }),
    confirmDesign: fn(async () => ok(terms)),
  },
  tags: ['REG-03', 'REG-04'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm Your Selection' }));
    await expect(args.ports.goTo).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept Terms And Add To Registry' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.ports.goTo).toHaveBeenCalledTimes(1);
    await expect(args.ports.add).not.toHaveBeenCalled();
  },
};

/** A signed-in shopper adds the personalization without a popup. */
export const SignedInWithAText: Story = {
  args: { ports: addPortsFixture(), confirmDesign: fn(async () => ok(terms)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() =>
      expect(args.ports.add).toHaveBeenCalledWith([expect.objectContaining({ PersonalizationId: 'design-7' })]),
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The session ended before its cookie did. */
export const SessionEnded: Story = {
  args: { ports: addPortsFixture({ fetchRegistries: fn(async () => err('Status: 503')) }) },
  tags: ['REG-38'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(args.ports.goTo).toHaveBeenCalledWith(expect.stringContaining('/account/login')));
    await expect(args.ports.log).toHaveBeenCalledWith('Error reading the registries:', 'Status: 503');
    await expect(args.ports.add).not.toHaveBeenCalled();
  },
};

/** A shopper without a registry creates one. */
export const WithoutARegistry: Story = {
  args: {
    ports: addPortsFixture({
      fetchRegistries: fn(async () => ok({ isLoggedIn: true, registryCount: 0, giftRegistries: [] })),
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(args.ports.goTo).toHaveBeenCalledWith('/gift-registry'));
    await expect(args.ports.add).not.toHaveBeenCalled();
  },
};

/** The message of a failed add is shown, and the button is enabled again. REG-37 */
export const Refused: Story = {
  tags: ['error'],
  args: {
    ports: addPortsFixture({
      add: fn(async () => ok({ isSuccess: false, message: 'Your registry is full.', items: [] })),
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your registry is full.');
    await expect(canvas.getByRole('button', button)).toBeEnabled();
    await expect(args.ports.log).toHaveBeenCalled();
  },
};

export const RefusedWithoutWords: Story = {
  tags: ['REG-37', 'error'],
  args: { ports: addPortsFixture({ add: fn(async () => ok({ isSuccess: false, message: '', items: [] })) }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again.');
    await expect(args.ports.log).toHaveBeenCalledWith('Error adding to registry:', expect.anything());
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(args.ports.add).toHaveBeenCalledTimes(2));
  },
};

const disabled: NonNullable<Story['play']> = async ({ args, canvas }) => {
  await expect(canvas.getByRole('button', button)).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', button), { pointerEventsCheck: 0 });
  await expect(args.ports.fetchRegistries).not.toHaveBeenCalled();
};

export const WhileLoading: Story = {
  args: { ports: addPortsFixture(), input: { isLoading: true } },
  tags: ['REG-25', 'loading'],
  play: disabled,
};
const soldOut = { ports: addPortsFixture(), input: { isInStock: false } };
export const OutOfStock: Story = { tags: ['REG-26'], args: soldOut, play: disabled };
export const MadeToOrder: Story = {
  tags: ['REG-27'],
  args: { ports: addPortsFixture(), input: { isMadeToOrder: true } },
  play: disabled,
};
export const UnfinishedText: Story = {
  tags: ['REG-28'],
  args: { ports: addPortsFixture(), input: { isPersonalizationValid: false } },
  play: disabled,
};
export const GrouperWithoutChoices: Story = {
  args: { input: { sku: 0 } },
  tags: ['REG-29'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', button)).toBeEnabled();
  },
};
