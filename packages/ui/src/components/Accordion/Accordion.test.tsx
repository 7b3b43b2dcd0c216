import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Accordion.stories.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const { OptionDrawers, ByMouse, ByKeyboard, OneAtATime, CannotBeClosed, WithoutNumbers } = composeStories(stories);

test('a header opens and closes its drawer', async () => {
  await ByMouse.run();
});

test('Enter, Space, Tab, arrows, Home and End', async () => {
  await ByKeyboard.run();
});

test('`single` closes the drawer that was open', async () => {
  await OneAtATime.run();
});

test('without `collapsible` the last drawer stays open', async () => {
  await CannotBeClosed.run();
});

test('headings take the level of the page, disabled drawers stay shut', async () => {
  await WithoutNumbers.run();
});

test('a header says number, title, count and choice as one button', async () => {
  await OptionDrawers.run();
  expect(screen.getByRole('button', { name: /^2 ?Fabric ?28 options ?Bouclé, Oat$/ })).toBeTruthy();
});

test('open drawers are in the HTML of the server', () => {
  const html = renderToString(
    <Accordion type="single" value={['a']} onValueChange={() => {}}>
      <AccordionItem value="a" header="Care">
        Brush weekly.
      </AccordionItem>
    </Accordion>,
  );
  expect(html).toContain('Brush weekly.');
});
