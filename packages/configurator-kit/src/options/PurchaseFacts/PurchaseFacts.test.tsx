import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './PurchaseFacts.stories.tsx';

const { InStock, MadeToOrder, NotReturnable } = composeStories(stories);

test('a made-to-order product states its terms, warranty and financing', () => MadeToOrder.run());
test('a product in stock can be returned', () => InStock.run());
test('a product without returns is labeled', () => NotReturnable.run());
