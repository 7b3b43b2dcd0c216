import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './HomeScreen.stories.tsx';

const { Home, ThreeCategories } = composeStories(stories);

test('the home page links to its sofa, its categories and its bestsellers', async () => {
  await Home.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rooms that wait up for you');
  expect(screen.getByRole('link', { name: 'Shop the Alder Sofa' }).getAttribute('href')).toBe('/alder-sofa/s100101');
  expect(screen.getByRole('link', { name: /Chairs/ }).getAttribute('href')).toBe('/chairs');
  expect(screen.getByRole('heading', { name: 'Fern Sofa' })).toBeTruthy();
});

const sizesOfTiles = () =>
  [...document.querySelectorAll('[aria-labelledby=home-categories] img')].map((image) => image.getAttribute('sizes'));

test('the first of ten tiles is large, and all request images of their size', async () => {
  await Home.run();
  expect(sizesOfTiles()).toHaveLength(10);
  expect(sizesOfTiles()[0]).toBe('50vw');
  expect(sizesOfTiles()[1]).toContain('25vw, 50vw');
  expect(sizesOfTiles()[4]).toContain('25vw, 50vw');
  expect(sizesOfTiles()[9]).toContain('20vw, 50vw');
});

test('three tiles are alike', async () => {
  await ThreeCategories.run();
  expect(new Set(sizesOfTiles()).size).toBe(1);
});
