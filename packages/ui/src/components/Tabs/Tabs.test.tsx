import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as stories from './Tabs.stories.tsx';
import { Tabs } from './Tabs.tsx';

const { ByMouse, ByKeyboard, RightToLeft, OpensSecond, KeptByTheParent, OneDisabled, TheOpenOneGoes } =
  composeStories(stories);

test('a press opens its panel and closes the others', async () => {
  await ByMouse.run();
});

test('arrows, Home and End choose, Tab goes on into the panel', async () => {
  await ByKeyboard.run();
});

test('arrows follow what is seen in right-to-left pages', async () => {
  document.documentElement.style.direction = 'rtl';
  await RightToLeft.run();
  document.documentElement.style.direction = '';
});

test('opens where it is told', async () => {
  await OpensSecond.run();
});

test('a tab that the parent keeps changes only through the parent', async () => {
  await KeptByTheParent.run();
});

test('arrows pass over a tab that is off', async () => {
  await OneDisabled.run();
});

test('when the open tab goes the first one opens, and none is left without tabs', async () => {
  await TheOpenOneGoes.run();
});

test('is complete in the HTML of the server and leaves the page its direction', () => {
  const html = renderToString(<Tabs label="Care" items={[{ value: 'a', label: 'Care', content: 'Brush weekly.' }]} />);
  expect(html).toContain('Brush weekly.');
  expect(html).not.toContain(' dir=');
});
