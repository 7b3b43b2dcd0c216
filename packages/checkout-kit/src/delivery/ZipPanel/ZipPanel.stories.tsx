import { ok, type SiteCulture } from '@settee/domain';
import { SiteProvider } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { germany } from '../../fixtures/countries.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { useZipPanel, type ZipPorts } from '../useZipPanel.ts';
import { ZipPanel } from './ZipPanel.tsx';

interface DemoProps {
  siteCulture: SiteCulture;
  current: string;
  ports: ZipPorts;
  onProblem: () => void;
  onApplied: (zipCode: string) => void;
  layout?: 'collapsible' | 'inline';
}

function Panel({ siteCulture, current, layout, ...options }: DemoProps) {
  const zip = useZipPanel({ ...options, siteCulture });
  return <ZipPanel zip={zip} current={current} {...{ siteCulture, layout }} />;
}

const meta = {
  title: 'Checkout/Delivery/ZipPanel',
  component: Panel,
  args: {
    siteCulture: 'USA',
    current: '',
    ports: {
      checkZip: fn(async () => ok({ isValid: true, message: '' })),
      applyZip: fn(async () => ok({ isSuccess: true } as const)),
    },
    onProblem: fn(),
    onApplied: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (label: string, entry: string) => {
  await userEvent.click(screen.getByRole('button'));
  if (entry !== '') await userEvent.type(screen.getByLabelText(label), entry);
};

export const Closed: Story = { args: { current: '60614' } };
export const Inline: Story = {
  tags: ['visual'],
  args: { current: '60614', layout: 'inline' },
};
export const Open: Story = { play: () => enter('ZIP Code', '6061') };
export const PostalCode: Story = {
  tags: ['visual'],
  args: { siteCulture: 'CANADA' },
  play: () => enter('Postal Code', 'm5j 0b8'),
};
/** The first country of `SiteProvider` has precedence. */
export const Germany: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <SiteProvider countries={[germany]}>
        <Story />
      </SiteProvider>
    ),
  ],
  play: () => enter('Postleitzahl', ''),
};
export const Missing: Story = {
  tags: ['visual', 'error'],
  play: async () => {
    await enter('ZIP Code', '');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText('Please enter a ZIP Code.')).toBeInTheDocument();
  },
};
export const Invalid: Story = {
  tags: ['error'],
  play: async () => {
    await enter('ZIP Code', '6061');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText('6061 is not a valid ZIP Code.')).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  args: { current: '60614' },
  play: async () => {
    await tabTo(screen.getByRole('button', { name: '60614' }));
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'ZIP Code' });
    await expect(field).toHaveFocus();
    await tabTo(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(await screen.findByRole('button', { name: '60614' })).toHaveFocus();
  },
};
