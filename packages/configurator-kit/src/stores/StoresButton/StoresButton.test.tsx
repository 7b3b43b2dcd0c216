import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './StoresButton.stories.tsx';

const buttons = composeStories(stories);

test('PDP-04: a product page offers its stores', () => buttons.Offered.run());
