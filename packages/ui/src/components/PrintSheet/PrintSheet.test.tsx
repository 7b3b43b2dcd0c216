import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotPrinted, PrintSheet } from './PrintSheet.tsx';

test('is a plain box that takes native props', () => {
  const html = renderToStaticMarkup(
    <PrintSheet id="receipt" onlyInPrint>
      <NotPrinted>Print</NotPrinted>
    </PrintSheet>,
  );
  expect(html).toMatch(/^<div id="receipt" class="[^"]*root[^"]*onlyInPrint[^"]*"><div class="[^"]*hidden[^"]*">Print/);
});
