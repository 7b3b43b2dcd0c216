import { type AddToListPopup, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { listPortsFixture, popupFixture, productFixture, someDay } from '../../fixtures/favorites.ts';
import { FavoritesButton } from '../FavoritesButton/FavoritesButton.tsx';
import { ItemAddedModal } from '../ItemAddedModal/ItemAddedModal.tsx';
import type { AddToListPorts } from '../ports.ts';
import { useAddToList } from '../useAddToList.ts';
import { AddToListModal } from './AddToListModal.tsx';

interface StageProps {
  ports: AddToListPorts;
  signInUrl: string;
}

/** The heart button and its popups, wired as on a product page. */
function Stage({ ports, signInUrl }: StageProps) {
  const control = useAddToList({ ports });
  const { state } = control;
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FavoritesButton
        saved={state.status === 'added'}
        blocker={null}
        busy={state.status === 'opening'}
        hasFailed={state.status === 'idle' && state.hasFailed}
        onClick={() => void control.click(productFixture)}
      />
      {state.status === 'choosing' && <AddToListModal state={state} control={control} signInUrl={signInUrl} />}
      {state.status === 'added' && <ItemAddedModal added={state} onClose={control.close} />}
    </div>
  );
}

interface StoryArgs {
  popup?: Partial<AddToListPopup>;
  ports: AddToListPorts;
  signInUrl: string;
}

const base = popupFixture('main', 'USA');
const popupPorts = (change: Partial<AddToListPorts> = {}) => listPortsFixture(base, change);

const meta = {
  title: 'Configurator/Favorites/AddToListModal',
  component: AddToListModal as never,
  args: { ports: popupPorts(), signInUrl: '/account/login?returnUrl=%2Falder-sofa%2Fs100101' },
  render: ({ popup, ports, signInUrl }, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const shown = popupFixture(brand, siteCulture, popup);
    const openPopup: AddToListPorts['openPopup'] = async (product) => {
      const result = await ports.openPopup(product);
      return result.ok ? { ...result, value: shown } : result;
    };
    return <Stage ports={{ ...ports, openPopup }} signInUrl={signInUrl} />;
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<StoryArgs>;

async function openModal(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Favorites' }));
  return within(await screen.findByRole('dialog', { name: 'Add This Item to a List' }));
}

export const WithLists: Story = {
  args: { ports: popupPorts() },
  tags: ['FAV-01', 'FAV-02', 'FAV-04', 'FAV-18', 'popup'],
  play: async ({ args, canvasElement }) => {
    const modal = await openModal(canvasElement);
    await expect(modal.getByText('$2,049.00')).toBeVisible();
    const held = modal.getByRole('radio', { name: /Living room/ });
    await expect(held).toBeDisabled();
    await expect(modal.getByText('Already on this list')).toBeVisible();
    await expect(modal.getByRole('radio', { name: 'Some day' })).toBeChecked();
    await expect(modal.queryByText('Already have a list?')).toBeNull();
    await userEvent.click(modal.getByRole('button', { name: 'Add to List' }));
    await expect(args.ports.addItem).toHaveBeenCalledWith(productFixture, someDay);
    await expect(await screen.findByRole('dialog', { name: 'Item Added to Your List' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A shopper with existing lists. */
export const Choosing: Story = {
  tags: ['mobile', 'dark', 'popup', 'visual-mobile'],
  play: async ({ canvasElement }) => {
    await openModal(canvasElement);
  },
};

/** A guest without a list names the first one. */
export const GuestWithoutLists: Story = {
  args: { popup: { Boards: [], IsSignedIn: false }, ports: popupPorts() },
  tags: ['FAV-02', 'FAV-03', 'FAV-19', 'mobile', 'visual', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement }) => {
    const modal = await openModal(canvasElement);
    await expect(modal.getByText(/Already have a list\?/)).toHaveTextContent('Already have a list? Sign in');
    await expect(modal.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', args.signInUrl);
    await expect(modal.queryByRole('radio')).toBeNull();
    await userEvent.type(modal.getByLabelText('Create a new list'), 'Living room{Enter}');
    await expect(args.ports.createBoard).toHaveBeenCalledWith(productFixture, 'Living room');
    const added = within(await screen.findByRole('dialog', { name: 'Item Added to Your List' }));
    await expect(added.getByText('Added to Living room')).toBeVisible();
  },
};

/** An empty name is marked without words, and takes the focus. */
export const EmptyName: Story = {
  args: { ports: popupPorts() },
  tags: ['FAV-06', 'FAV-07', 'empty', 'error', 'popup'],
  play: async ({ args, canvasElement }) => {
    const modal = await openModal(canvasElement);
    await userEvent.click(modal.getByRole('radio', { name: 'Create a new list' }));
    const field = modal.getByLabelText('List name');
    await userEvent.type(field, '   ');
    await userEvent.click(modal.getByRole('button', { name: 'Add to List' }));
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('For example, Living Room');
    await expect(modal.queryByRole('alert')).toBeNull();
    await expect(args.ports.createBoard).not.toHaveBeenCalled();
    await expect(args.ports.addItem).not.toHaveBeenCalled();
  },
};

/** Two quick clicks add the product once. */
export const PressedTwice: Story = {
  tags: ['popup'],
  args: { ports: popupPorts({ addItem: listPortsFixture(base).addItem }) },
  play: async ({ args, canvasElement }) => {
    const modal = await openModal(canvasElement);
    await userEvent.dblClick(modal.getByRole('button', { name: 'Add to List' }));
    await screen.findByRole('dialog', { name: 'Item Added to Your List' });
    await expect(args.ports.addItem).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
  },
};

/** A list that is not made leaves the modal open. */
export const NoRoomForAList: Story = {
  args: {
    ports: popupPorts({ createBoard: async () => ({ ok: true, value: { recapId: 0, problem: 'too-many-lists' } }) }),
  },
  tags: ['FAV-19', 'error', 'popup'],
  play: async ({ args, canvasElement }) => {
    const modal = await openModal(canvasElement);
    await userEvent.click(modal.getByRole('radio', { name: 'Create a new list' }));
    await userEvent.type(modal.getByLabelText('List name'), 'One more');
    await userEvent.click(modal.getByRole('button', { name: 'Add to List' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('You’ve reached the limit for lists.');
    await expect(modal.getByLabelText('List name')).toHaveValue('One more');
    await expect(args.ports.log).toHaveBeenCalled();
  },
};

/** A failed add is logged, and the heart stays as it was. */
export const Unreachable: Story = {
  args: { ports: popupPorts({ addItem: async () => err('Status: 503') }) },
  tags: ['FAV-18', 'visual', 'popup'],
  play: async ({ args, canvasElement }) => {
    const modal = await openModal(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Add to List' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('Please try again.');
    await expect(args.ports.log).toHaveBeenCalledWith('Error adding to a favorites list:', 'Status: 503');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
  },
};

/** When the lists fail to load, no modal opens and the failure is logged. */
export const ListsUnreachable: Story = {
  args: { ports: popupPorts({ openPopup: async () => err('Status: 503') }) },
  tags: ['FAV-17', 'error', 'popup'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Favorites' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.ports.log).toHaveBeenCalledWith('Error opening the favorites lists:', 'Status: 503');
  },
};
