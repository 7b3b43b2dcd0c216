import { fabricPageState, type FabricQuery } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { resultsFixture } from '../../fixtures/fabrics.ts';
import { FabricFacets } from './FabricFacets.tsx';

const getPage = (values: FabricQuery['values']) => fabricPageState(resultsFixture({ values }), values, []);

const meta = {
  title: 'Configurator/Fabrics/FabricFacets',
  component: FabricFacets,
  args: { page: getPage({ colorgroup: ['green'] }), onValuesChange: fn(), onClear: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <FabricFacets {...args} />
    </div>
  ),
} satisfies Meta<typeof FabricFacets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each value says how many fabrics it leaves; one that would leave none cannot be picked. */
export const Beside: Story = {
  play: async ({ args, canvas }) => {
    const groups = canvas.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    await expect(groups).toEqual(['Color', 'Type', 'Features']);
    await expect(canvas.getByRole('checkbox', { name: /^Green/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Blue/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith('colorgroup', ['green', 'blue']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Green/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith('colorgroup', []);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Linen/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith('fabrictype', ['linen']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Soft to the touch/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith('features', ['soft-to-the-touch']);
  },
};

/** On a phone: a button clears, another leaves. */
export const InALayer: Story = {
  args: { isLayer: true, leave: { label: 'Show 3 Fabrics', onLeave: fn() } },
  tags: ['mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 Fabrics' }));
    await expect(args.leave?.onLeave).toHaveBeenCalledTimes(1);
  },
};

/** Green and Bouclé leave no fabric that breathes in summer. */
export const NothingBeside: Story = {
  tags: ['empty'],
  args: { page: getPage({ colorgroup: ['green'], fabrictype: ['boucle'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Breathes in summer/ })).toBeDisabled();
  },
};
