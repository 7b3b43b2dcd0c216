import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as stories from './Tabs.stories.tsx';
import { Tabs } from './Tabs.tsx';

const { RightToLeft } = composeStories(stories);

test('arrows follow what is seen in right-to-left pages', async () => {
  document.documentElement.style.direction = 'rtl';
  await RightToLeft.run();
  document.documentElement.style.direction = '';
});

test('is complete in the HTML of the server and leaves the page its direction', () => {
  const html = renderToString(<Tabs label="Care" items={[{ value: 'a', label: 'Care', content: 'Brush weekly.' }]} />);
  expect(html).toContain('Brush weekly.');
  expect(html).not.toContain(' dir=');
});
