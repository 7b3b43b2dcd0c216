import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Accordion.stories.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const { OptionDrawers } = composeStories(stories);

test('a header is one button with number, title, count and choice', async () => {
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
