import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './RegistriesScreen.stories.tsx';

const all = composeStories(stories);

test('registries lead to their lists, and to the checklists of those that have one', () => all.Three.run());
test('a registry is created once', () => all.None.run());
test('what is wrong is told at its field', () => all.WrongEntries.run());
test('too many registries are told', () => all.NoRoomForAnother.run());
test('a failure can be tried again', () => all.NotCreated.run());
test('the list can be asked for again', () => all.Failed.run());
