import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ChoiceFlyout.stories.tsx';

const flyout = composeStories(stories);

test('FLY-09: description and comfort scale', () => flyout.Described.run());
test('FLY-10, FLY-11: the full page lists recent swatches and folds the details away', () => flyout.FullPage.run());
