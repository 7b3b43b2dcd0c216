import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './TextPersonalization.stories.tsx';

const { Typed } = composeStories(stories);

test('MONO-20: a legacy personalization reports its text, and one that is too long', () => Typed.run());
