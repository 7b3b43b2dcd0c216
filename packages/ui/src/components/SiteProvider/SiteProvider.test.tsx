import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider, useAmountFormat, useSiteSettings } from './SiteProvider.tsx';

function Shown() {
  const { locale, pathPrefix } = useSiteSettings();
  return [locale, pathPrefix, ...Object.values(useAmountFormat({ locale: 'en-US', currency: 'USD' }))].join(' ');
}

test('an inner provider replaces what it sets, an empty path too, and inherits the rest', () => {
  const html = renderToStaticMarkup(
    <SiteProvider locale="fr-CA" currency="CAD" pathPrefix="/fr">
      <Shown />
      {', '}
      <SiteProvider locale="en-CA" pathPrefix="">
        <Shown />
      </SiteProvider>
    </SiteProvider>,
  );
  expect(html).toBe('fr-CA /fr fr-CA CAD, en-CA  en-CA CAD');
});

test('without a provider amounts are those of the country', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('  en-US USD');
});
