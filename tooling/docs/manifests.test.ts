import { expect, test } from 'vitest';
import { publicManifest, type Published } from './manifests.ts';

const documented = {
  description: 'Step 4.',
  properties: { ports: { description: 'Calls.', required: true, type: 'Ports' } },
};
const published: Published = {
  components: new Map([['checkout-kit', new Map([['ReviewStep', documented]])]]),
  examples: new Map([['ReviewStep', 'export const Example = () => <ReviewStep />;']]),
};
const path = './packages/checkout-kit/src/checkout/ReviewStep/ReviewStep.stories.tsx';
const demo = {
  id: 'review',
  name: 'ReviewDemo',
  path,
  description: 'A demo.',
  import: "import { ReviewDemo } from '@settee/checkout-kit';",
  stories: [
    { id: 'review--demo', name: 'Demo', snippet: '<ReviewDemo />' },
    { id: 'review--alone', name: 'Alone', snippet: '<ReviewStep ports={ports} />' },
  ],
};

test('agents read about the component that a demo shows, and how to import and write it', () => {
  const manifest = publicManifest(demo, published);
  expect(manifest).toMatchObject({
    name: 'ReviewStep',
    description: 'Step 4.',
    import: "import { ReviewStep } from '@settee/checkout-kit';",
    reactDocgen: { props: { ports: { description: 'Calls.', required: true, tsType: { raw: 'Ports' } } } },
  });
  expect(manifest?.stories?.map(({ name }) => name)).toEqual(['Copy and paste', 'Alone']);
});

test('a part that no package exports has no manifest', () => {
  expect(publicManifest({ ...demo, path: path.replaceAll('ReviewStep', 'CartLine') }, published)).toBeNull();
  expect(publicManifest({ ...demo, path: './apps/storefront/src/Page.stories.tsx' }, published)).toBeNull();
});
