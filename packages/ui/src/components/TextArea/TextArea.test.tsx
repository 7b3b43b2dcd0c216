import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './TextArea.stories.tsx';

const { Empty, WithAnError } = composeStories(stories);

test('takes several lines', () => Empty.run());
test('an error describes the field', () => WithAnError.run());
