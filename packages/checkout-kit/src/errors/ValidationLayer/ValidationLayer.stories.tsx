import { ok, err, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { problemsFixture } from '../../fixtures/validation.ts';
import { ValidationLayer } from './ValidationLayer.tsx';

const problems = problemsFixture('main');

const meta = {
  title: 'Checkout/Errors/ValidationLayer',
  component: ValidationLayer,
  tags: ['popup'],
  args: {
    open: {
      popup: 'items-unavailable',
      removal: 'RemoveNlaItems',
      items: problems[0]?.items ?? [],
      isRemoving: false,
      hasFailed: false,
      problems,
    },
    validation: { remove: fn(async () => {}), refresh: fn(), close: fn() },
    ports: { removeUnavailable: fn(async () => ok({ isSuccess: true })) },
    problems: { report: fn() },
    site: getSite('main', 'USA'),
  },
} satisfies Meta<typeof ValidationLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const fix = async () => userEvent.click(await screen.findByRole('button', { name: 'Fix All' }));

export const SeveralProblems: Story = { tags: ['error'] };

export const OneProblem: Story = {
  tags: ['error'],
  args: { open: { ...meta.args.open, problems: problems.slice(0, 1) } },
};

export const NotRemoved: Story = {
  tags: ['error'],
  args: {
    open: {
      ...meta.args.open,
      popup: 'installation-unavailable',
      removal: 'RemoveInstallationService',
      items: problems[2]?.items ?? [],
      problems: problems.slice(2),
      hasFailed: true,
    },
  },
};

export const EverythingAtOnce: Story = {
  play: async () => {
    await fix();
    await expect(await screen.findByRole('dialog', { name: 'Update your cart' })).toBeInTheDocument();
  },
};

export const SessionLost: Story = {
  tags: ['error'],
  args: {
    ports: { removeUnavailable: async () => err({ message: 'IsReset', action: 'RemoveNlaItems', apiUrl: '' }) },
  },
  play: async ({ args }) => {
    await fix();
    await fix();
    await expect(args.validation.close).toHaveBeenCalledOnce();
  },
};
