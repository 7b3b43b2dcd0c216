import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stack } from './Stack.tsx';

test('renders the element given by `as`, with its attributes, class and ref', () => {
  const ref = createRef<HTMLDivElement>();
  const container = document.createElement('div');
  flushSync(() =>
    createRoot(container).render(<Stack as="section" ref={ref} aria-label="Facts" className="own" {...{ gap: 4 }} />),
  );
  expect(ref.current?.tagName).toBe('SECTION');
  expect(ref.current?.getAttribute('aria-label')).toBe('Facts');
  expect(ref.current?.classList.contains('own')).toBe(true);
});

test.each(['nav', 'main', 'article', 'aside', 'span', 'header', 'footer'] as const)('can be a `%s`', (as) => {
  expect(renderToString(<Stack as={as} gap={4} />)).toMatch(new RegExp(`^<${as} `));
});

test('a form has the attributes of a form, and its ref', () => {
  const ref = createRef<HTMLFormElement>();
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(<Stack as="form" ref={ref} method="post" noValidate gap={4} />));
  expect(ref.current).toMatchObject({ tagName: 'FORM', method: 'post', noValidate: true });
});
