import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as stories from './Skeleton.stories.tsx';
import { Skeleton } from './Skeleton.tsx';

const { Picture, Text } = composeStories(stories);

test('is hidden from screen readers and has the aspect ratio of the final content', async () => {
  await Picture.run();
  expect(document.querySelector<HTMLElement>('span[aria-hidden=true]')?.style.aspectRatio).toBe('4 / 3');
});

test('draws one bar per line of text', async () => {
  await Text.run();
  expect(document.querySelector('span[aria-hidden=true]')?.childElementCount).toBe(3);
});

test('passes native props to its root', () => {
  expect(renderToStaticMarkup(<Skeleton id="quick" width={72} height="1em" />)).toMatch(
    /^<span id="quick" aria-hidden="true" class="[^"]+" style="inline-size:72px;block-size:1em"><\/span>$/,
  );
});
