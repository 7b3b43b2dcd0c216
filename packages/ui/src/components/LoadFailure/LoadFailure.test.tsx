import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './LoadFailure.stories.tsx';

const composed = composeStories(stories);

test('explains what failed and loads it again', () => composed.InPlaceOfAPart.run());
test('another try under way ignores presses', () => composed.TryingAgain.run());
