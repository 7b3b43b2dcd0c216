import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { stockFixture, storeMapFixture, storesFixture } from '../../fixtures/stores.ts';
import { StoresScreen } from './StoresScreen.tsx';

const meta = {
  title: 'Configurator/Stores/StoresScreen',
  component: StoresScreen,
  args: {
    stores: storesFixture('USA'),
    map: storeMapFixture,
    siteCulture: 'USA',
    found: null,
    zip: '',
    onSearch: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { siteCulture } = siteOfStory(globals);
    return <StoresScreen {...args} stores={storesFixture(siteCulture)} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof StoresScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByState: Story = {
  tags: ['STORE-01', 'mobile', 'dark', 'visual-mobile'],
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(states).toEqual(['Illinois', 'Minnesota', 'Missouri', 'New York', 'West Virginia']);
    const illinois = within(canvas.getByRole('region', { name: 'Illinois' }));
    await expect(illinois.getByText(/1846 N Halsted St/)).toBeVisible();
    await expect(illinois.getByRole('link', { name: 'Call Oak Brook, (630) 555-0102' })).toBeVisible();
    await expect(canvas.getByText('Outlet store: no pickup for online orders.')).toBeVisible();
  },
};

export const Canada: Story = {
  tags: ['visual', 'STORE-01'],
  globals: { site: 'CANADA' },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(states).toEqual(['British Columbia', 'Ontario']);
  },
};

export const NearestFirst: Story = {
  tags: ['no-visual', 'STORE-04'],
  args: { zip: '60614', found: { zip: '60614', problem: null, stores: stockFixture('USA') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 stores near 60614, closest first');
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names.slice(0, 2)).toEqual(['Lincoln Park', 'Oak Brook']);
    await expect(canvas.getByText('about 15 miles')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Show All Stores' })).toHaveAttribute('href', '/stores');
  },
};

export const Searching: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find Stores' }));
    await expect(canvas.getByText('Please enter a ZIP Code.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP Code' }), '60614{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('60614');
  },
};

export const SearchFailed: Story = {
  tags: ['no-visual', 'error'],
  args: { zip: '60614', searchProblem: 'We couldn’t load the stores. Please try again.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'ZIP Code' });
    await expect(field).toHaveAccessibleDescription('We couldn’t load the stores. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Stores' }));
    await expect(args.onSearch).toHaveBeenCalledWith('60614');
  },
};

export const UnknownZip: Story = {
  tags: ['no-visual'],
  args: { zip: '00000', found: { zip: '00000', problem: 'unknown-zip', stores: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00000 is not a valid ZIP Code.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Illinois' })).toBeVisible();
  },
};
