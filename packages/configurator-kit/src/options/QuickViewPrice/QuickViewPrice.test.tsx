import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './QuickViewPrice.stories.tsx';

const card = composeStories(stories);

test('QVIEW-02, QVIEW-12: the price shows, in a card that takes 700 ms to appear', () => card.WithPrice.run());
test('QVIEW-02: no price while it loads', () => card.Loading.run());
test('QVIEW-07: without a sku it says Click to View Options', () => card.WithoutSku.run());
test('without an answer the page’s own price stands', () => card.Failed.run());
