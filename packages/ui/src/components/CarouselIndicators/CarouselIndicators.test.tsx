import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselIndicators } from './CarouselIndicators.tsx';

test('without `onSelect` it is decoration; the current mark is highlighted', () => {
  const html = renderToStaticMarkup(<CarouselIndicators count={3} index={1} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html.match(/<span/g)).toHaveLength(3);
  expect(html.match(/data-current/g)).toHaveLength(1);
});

test('without slides there is nothing', () => {
  expect(renderToStaticMarkup(<CarouselIndicators count={0} index={0} onSelect={() => {}} />)).toBe('');
});

test('with `onSelect` each mark is a named button', () => {
  const html = renderToStaticMarkup(<CarouselIndicators count={3} index={1} onSelect={() => {}} />);
  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Show slide 2 of 3" aria-current="true"');
});
