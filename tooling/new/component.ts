import { addStatement, pascal, type Change } from './edits.ts';

const exampleText = (name: string) => `import { ${name} } from '@settee/ui/${name}';

export function ${name}Example() {
  return <${name} label="${name}">What a shopper reads here</${name}>;
}
`;

const viewText = (name: string) => `import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'section'> {
  /** Names the region for a screen reader. */
  label: string;
}

export function ${name}({ label, className, ...rest }: ${name}Props) {
  return <section aria-label={label} {...rest} className={cx(css.root, className)} />;
}
`;

const kitStyleImports =
  "import { inLayer, vars } from '@settee/ui/theme';\nimport { style } from '@vanilla-extract/css';";
const uiStyleImports =
  "import { style } from '@vanilla-extract/css';\nimport { vars } from '../../theme/contract.css.ts';\nimport { inLayer } from '../../theme/in-layer.ts';";

const stylesText = (isKit: boolean) => `${isKit ? kitStyleImports : uiStyleImports}

export const root = style(inLayer('${isKit ? 'kit' : 'ui'}', { padding: vars.space.x4, color: vars.color.ink }));
`;

const storiesText = (name: string, section: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${section}/${name}',
  component: ${name},
  args: { label: '${name}', children: 'What a shopper reads here' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
`;

const testText = (name: string) => `import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './${name}.stories.tsx';

const { Plain } = composeStories(stories);

test('the region has its name and takes native props', async () => {
  await Plain.run({ args: { ...Plain.args, id: 'region' } });
  const region = screen.getByRole('region', { name: '${name}' });
  expect(region.id).toBe('region');
  expect(region.textContent).toBe('What a shopper reads here');
});
`;

/** Generates a component in `ui`, or in a noun of a kit such as `checkout-kit/payment`. */
export function component(name: string, home = 'ui'): Change[] {
  const [owner = '', noun = ''] = home.split('/');
  const isKit = owner.endsWith('-kit');
  const folder = isKit ? `packages/${owner}/src/${noun}/${name}` : `packages/ui/src/components/${name}`;
  const section = isKit ? `${pascal(owner.replace('-kit', ''))}/${pascal(noun)}` : 'UI';
  const door = `./${folder.replace(/^packages\/[^/]+\/src\//, '')}/${name}.tsx`;
  return [
    { path: `${folder}/${name}.tsx`, text: viewText(name) },
    { path: `${folder}/${name}.css.ts`, text: stylesText(isKit) },
    { path: `${folder}/${name}.stories.tsx`, text: storiesText(name, section) },
    { path: `${folder}/${name}.test.tsx`, text: testText(name) },
    ...(isKit ? [] : [{ path: `${folder}/${name}.example.tsx`, text: exampleText(name) }]),
    {
      path: `packages/${isKit ? owner : 'ui'}/src/index.ts`,
      edit: (source) => addStatement(source, 'export', door, [name, `type ${name}Props`]),
    },
  ];
}
