import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './RelatedProducts.stories.tsx';

const related = composeStories(stories);

test('PDP-19: the pages beside this one are links with their names', () => related.WithNavigation.run());
test('without either there is nothing', () => related.NothingBeside.run());
