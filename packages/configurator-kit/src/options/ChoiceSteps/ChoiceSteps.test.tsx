import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ChoiceSteps.stories.tsx';

const steps = composeStories(stories);

test('undo by button and key; what cannot be done does nothing', () => steps.NothingToRedo.run());
test('keys in a field belong to the field', () => steps.WhileTyping.run());
