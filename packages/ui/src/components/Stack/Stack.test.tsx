import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
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
