import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';
import * as stories from './Card.stories.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

const { Regular, LongName } = composeStories(stories);

test('the picture repeats the link for the mouse, out of the tab order and unheard', async () => {
  await Regular.run();
  const repeated = document.querySelector('a[aria-hidden=true]');
  expect(repeated?.getAttribute('href')).toBe('/alder-3-seat-sofa/s1001');
  expect(repeated?.getAttribute('tabindex')).toBe('-1');
});

test('renders no note and no dots without data', async () => {
  await LongName.run();
  expect(document.querySelector('article p:not(:has(*))')).toBeNull();
  expect(screen.queryByText(/Available in/)).toBeNull();
});

test('accepts a heading level and a custom link', () => {
  const html = renderToStaticMarkup(
    <Card
      href="/s1"
      name="Pell Ottoman"
      price="$449"
      picture="-"
      headingLevel={2}
      render={({ href, children }) => <b data-href={href}>{children}</b>}
    />,
  );
  expect(html).toContain('<b data-href="/s1">Pell Ottoman</b></h2>');
});
