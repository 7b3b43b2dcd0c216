import { expect, test } from 'vitest';
import { firstLoad } from './routes.ts';

test('the first load counts shared chunks once and leaves out what is loaded later', () => {
  const manifest = {
    'src/client.tsx': {
      file: 'client.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['src/routes/cart.tsx'],
    },
    '_react.js': { file: 'react.js' },
    '_kit.js': { file: 'kit.js', imports: ['_react.js'], css: ['kit.css'] },
    'src/routes/cart.tsx': { file: 'cart.js', imports: ['_kit.js', 'src/client.tsx'] },
    'src/routes/home.tsx': { file: 'home.js' },
  };
  const chunks = firstLoad(manifest, ['src/client.tsx', 'src/routes/cart.tsx']);
  expect(chunks.map(({ file }) => file)).toEqual(['client.js', 'react.js', 'cart.js', 'kit.js']);
});
