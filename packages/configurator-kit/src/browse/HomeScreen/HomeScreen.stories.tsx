import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteOfStory } from '../../fixtures/brand.ts';
import { homeFixture } from '../../fixtures/home.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Configurator/Browse/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { home: homeFixture('main'), siteCulture: 'USA' },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return (
      <HomeScreen
        heroLayout={brand === 'cb2' ? 'over' : 'beside'}
        {...args}
        home={homeFixture(brand)}
        siteCulture={siteCulture}
      />
    );
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

/** A category count other than nine is laid out in rows of three. */
export const ThreeCategories: Story = {
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const home = homeFixture(brand);
    return (
      <HomeScreen {...args} home={{ ...home, categories: home.categories.slice(0, 3) }} siteCulture={siteCulture} />
    );
  },
};
