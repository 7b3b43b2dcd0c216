import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteOfStory } from '../../samples/brand.ts';
import { sampleHome } from '../../samples/home.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Configurator/Browse/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { home: sampleHome('main'), siteCulture: 'USA' },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return (
      <HomeScreen
        heroLayout={brand === 'cb2' ? 'over' : 'beside'}
        {...args}
        home={sampleHome(brand)}
        siteCulture={siteCulture}
      />
    );
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

/** Another number of categories stands in rows of three. */
export const ThreeCategories: Story = {
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const home = sampleHome(brand);
    return (
      <HomeScreen {...args} home={{ ...home, categories: home.categories.slice(0, 3) }} siteCulture={siteCulture} />
    );
  },
};
