import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './DebugScreen.stories.tsx';

const screens = composeStories(stories);

test('options are chosen by code, with prices, skus and conflicts', () => screens.NothingChosen.run());
test('a complete selection shows its strings, subgroups and product page', () => screens.Complete.run());
