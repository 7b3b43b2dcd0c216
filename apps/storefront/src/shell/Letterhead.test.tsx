import { getSite } from '@settee/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '../data/site.ts';
import { Letterhead } from './Letterhead.tsx';
import { testPage } from './testing.ts';

test.each(['main', 'cb2'] as const)('a printed page of %s has the name, number and hours of the shop', (brand) => {
  const { brandName, helpLine, helpHours } = getSite(brand, 'USA');
  const html = renderToStaticMarkup(
    <PageProvider value={{ ...testPage, brand }}>
      <Letterhead />
    </PageProvider>,
  );
  for (const text of [brandName, helpLine, helpHours]) expect(html).toContain(text);
});
