import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ChecklistScreen.stories.tsx';

const all = composeStories(stories);

test('the checklist tells by category how far a registry has come', () => all.Wedding.run());
test('a failure can be tried again', () => all.Failed.run());
