import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShowMore } from './ShowMore.tsx';

test('SUMM-10 SUMM-11: 275 ms, cut at 1000 px of the usual text size', () => {
  const html = renderToString(<ShowMore>All about Alder</ShowMore>);
  expect(html).toContain('--tall:62.5rem;--time:275ms');
  expect(html).toContain('All about Alder');
});

test('SUMM-11: lines of 20 px', () => {
  expect(renderToString(<ShowMore lines={3}>All about Alder</ShowMore>)).toContain('--tall:3.75rem');
});
