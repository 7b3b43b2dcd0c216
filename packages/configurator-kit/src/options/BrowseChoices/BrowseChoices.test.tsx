import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import { stubLayout } from '../../samples/layout-stub.ts';
import * as stories from './BrowseChoices.stories.tsx';

const { Nothing } = composeStories(stories);

stubLayout();

test('what is in force shows as chips, and nothing left says so', () => Nothing.run());
