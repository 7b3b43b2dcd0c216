import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './StoresScreen.stories.tsx';

const screens = composeStories(stories);

test('STORE-01: all stores under their states', () => screens.ByState.run());
test('STORE-01: and under their provinces', () => screens.Canada.run());
