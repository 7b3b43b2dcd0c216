import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as stories from './LinkProvider.stories.tsx';

const { ThroughTheRouter, ByKeyboard, TheNearestCounts } = composeStories(stories);

test('links below it go through the given link', async () => {
  await ThroughTheRouter.run();
});

test('Enter goes through it too', async () => {
  await ByKeyboard.run();
});

test('the nearest provider counts', async () => {
  await TheNearestCounts.run();
});

test('without it a link is a plain anchor', () => {
  expect(renderToStaticMarkup(<TextLink href="/cart">Cart</TextLink>)).toMatch(/^<a href="\/cart"[^>]*>Cart<\/a>$/);
});
