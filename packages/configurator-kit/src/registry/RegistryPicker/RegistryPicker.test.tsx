import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './RegistryPicker.stories.tsx';

const all = composeStories(stories);

test('a registry is picked of several', () => all.Three.run());
test('nothing closes it while the add is under way', () => all.Busy.run());
