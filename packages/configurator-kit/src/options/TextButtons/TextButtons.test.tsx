import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './TextButtons.stories.tsx';

const { Sizes, WithDisabled, WithIncompatible, Missing } = composeStories(stories);

test('one of the buttons is taken at a time', () => Sizes.run());
test('PICK-19: a text button is disabled when its choice has isDisabled', () => WithDisabled.run());
test('a choice that does not go with the others is disabled and says why', () => WithIncompatible.run());
test('a group that waits for a choice carries its message', () => Missing.run());
