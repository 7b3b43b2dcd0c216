import { defaultChecklist, ok, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { entriesFixture, registriesPortsFixture, weddingId } from '../../fixtures/registry.ts';
import { RegistriesScreen } from './RegistriesScreen.tsx';

const meta = {
  title: 'Configurator/Registry/RegistriesScreen',
  component: RegistriesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    registries: entriesFixture,
    checklist: defaultChecklist,
    today: '2026-11-24',
    ownersName: 'Rosa Registry',
    ports: registriesPortsFixture(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RegistriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['mobile', 'dark', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Registry: Wedding, Jun 12, 2027' })).toHaveAttribute(
      'href',
      `/gift-registry/registrant-list/${weddingId}`,
    );
    await expect(canvas.getAllByRole('link', { name: /^View Registry/ })).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: /^View Checklist/ })).toHaveLength(2);
    await expect(canvas.getByText('14 items in your registry')).toBeVisible();
  },
};

/** The first registry. */
export const None: Story = {
  args: { registries: [], ports: registriesPortsFixture() },
  tags: ['mobile', 'visual', 'loading', 'visual-mobile', 'empty'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Whose registry is it?')).toHaveValue('Rosa Registry');
    await userEvent.selectOptions(canvas.getByLabelText('Event'), 'Baby');
    fireEvent.change(canvas.getByLabelText('Event date'), { target: { value: '2027-06-12' } });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Registry' }));
    await waitFor(() => expect(args.ports.onCreated).toHaveBeenCalledWith(5_000_200));
    await expect(args.ports.create).toHaveBeenCalledTimes(1);
    await expect(args.ports.create).toHaveBeenCalledWith({
      registryType: 'bb',
      eventDate: '2027-06-12',
      ownersName: 'Rosa Registry',
    });
  },
};

/** Errors are shown at their fields, and the first invalid field takes focus. */
export const WrongEntries: Story = {
  tags: ['error'],
  args: { registries: [], ownersName: '', ports: registriesPortsFixture() },
  play: async ({ args, canvas }) => {
    const date = canvas.getByLabelText('Event date');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription(/Please enter a date\./);
    await expect(canvas.getByLabelText('Whose registry is it?')).toBeInvalid();
    fireEvent.change(date, { target: { value: '2025-01-01' } });
    await expect(date).toHaveAccessibleDescription(/Please enter a future date\./);
    fireEvent.change(date, { target: { value: '2027-01-01' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(canvas.getByLabelText('Whose registry is it?')).toHaveFocus();
    await expect(args.ports.create).not.toHaveBeenCalled();
  },
};

export const NoRoomForAnother: Story = {
  tags: ['error'],
  args: {
    ports: registriesPortsFixture({ create: fn(async () => ok({ id: 0, problem: 'too-many-registries' as const })) }),
  },
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Event date'), { target: { value: '2027-06-12' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’ve reached the limit for registries.');
    await expect(args.ports.log).toHaveBeenCalled();
    await expect(args.ports.onCreated).not.toHaveBeenCalled();
  },
};

export const NotCreated: Story = {
  tags: ['error'],
  args: { ports: registriesPortsFixture({ create: fn(async () => err('Status: 503')) }) },
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Event date'), { target: { value: '2027-06-12' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await waitFor(() => expect(args.ports.create).toHaveBeenCalledTimes(2));
  },
};

export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { registries: null },
};

export const Failed: Story = {
  tags: ['visual', 'error'],
  args: { registries: null, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
