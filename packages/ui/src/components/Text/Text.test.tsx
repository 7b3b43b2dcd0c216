import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Text.stories.tsx';

const { Body } = composeStories(stories);
const sentence = /kiln-dried/;

test('is a paragraph by default', async () => {
  await Body.run();
  expect(screen.getByText(sentence).tagName).toBe('P');
});

test('renders the given element and passes native props to it', async () => {
  await Body.run({ args: { ...Body.args, as: 'small', id: 'legal', className: 'own' } });
  const element = screen.getByText(sentence);
  expect(element.tagName).toBe('SMALL');
  expect(element.id).toBe('legal');
  expect(element.className).toContain('own');
});

test('each tone has its own class', async () => {
  const seen = new Set<string>();
  for (const tone of ['ink', 'muted', 'critical', 'positive', 'signal'] as const) {
    await Body.run({ args: { ...Body.args, tone } });
    seen.add(screen.getByText(sentence).className);
  }
  expect(seen.size).toBe(5);
});
