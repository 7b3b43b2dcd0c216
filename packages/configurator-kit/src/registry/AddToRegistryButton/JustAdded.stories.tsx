import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToRegistryButton } from './AddToRegistryButton.tsx';

const meta = {
  title: 'Configurator/Registry/JustAdded',
  component: AddToRegistryButton,
  args: {
    isRegistrantMode: true,
    isJustAdded: true,
    blocker: null,
    busy: false,
    count: 0,
    editUrl: '#',
    problem: null,
    onClick: () => undefined,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof AddToRegistryButton>;
export default meta;

/** Confirmation of an add, shown for 3 s. */
export const Added: StoryObj<typeof meta> = {};
