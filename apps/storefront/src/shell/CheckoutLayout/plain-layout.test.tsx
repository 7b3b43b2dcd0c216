import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '../../data/site.ts';
import { layout } from '../../routes/packing-slip.tsx';
import { testPage } from '../testing.ts';

test('the header of a packing slip has only the brand name, without the words of the checkout', () => {
  const html = renderToStaticMarkup(
    <PageProvider value={testPage}>
      <layout.Header />
    </PageProvider>,
  );
  expect(html).toContain('Settee');
  expect(html).toContain('href="/"');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).not.toMatch(/secure/i);
});
