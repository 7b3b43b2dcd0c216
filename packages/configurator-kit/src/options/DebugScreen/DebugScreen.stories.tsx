import { choose, type Configuration, type ProductBrowseModel } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { DebugScreen, type DebugScreenProps } from './DebugScreen.tsx';

const productBrowse: ProductBrowseModel = {
  productItems: [],
  specialOrderDetail: {
    sku: 100112,
    optionChoiceParameter: '11-3002_12-1203_13-2001',
    outputCacheString: '12,1203_13,2001|11,3002',
    conflicts: [],
  },
  optionChoices: [],
  productSubgroups: [
    { subgroup: 1, title: 'Alder Sofa', skus: [100112], isExpanded: false },
    { subgroup: 2, title: 'Size', skus: [100111, 100113], isExpanded: true },
  ],
  isMPDPExpanded: true,
};

/** Stores choices like an app. */
function Stage({ choices: given, ...props }: DebugScreenProps) {
  const [choices, setChoices] = useState<Configuration>(given);
  return (
    <DebugScreen
      {...props}
      choices={choices}
      onChoose={(optionCode, choiceCode) => {
        setChoices(choose(choices, optionCode, choiceCode));
        props.onChoose(optionCode, choiceCode);
      }}
    />
  );
}

const meta = {
  title: 'Configurator/Options/DebugScreen',
  component: DebugScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: pageFixture('main'), sku: 100101, siteCulture: 'USA', choices: {}, onChoose: fn() },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <Stage key={brand} {...args} page={pageFixture(brand)} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof DebugScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  tags: ['empty'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Special order 100101' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /outputCacheString .*\|$/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Size \(option 11/ }), '3001');
    await expect(args.onChoose).toHaveBeenCalledWith(11, 3001);
    await expect(canvas.getByRole('row', { name: /Matching SKUs .*100111$/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^1204 .*conflict$/ })).toBeInTheDocument();
  },
};

export const Complete: Story = {
  args: { choices: { 11: 3002, 12: 1203, 13: 2001 }, sku: 100112, productBrowse },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /optionChoiceParameter .*11-3002_12-1203_13-2001$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /outputCacheString .*12,1203_13,2001\|11,3002$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /2 Size.*100111, 100113.*yes$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Product Page' })).toHaveAttribute(
      'href',
      '/alder-sofa/s100101?option.11=3002&option.12=1203&option.13=2001',
    );
  },
};
