import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FavoritesScreen.stories.tsx';

const screens = composeStories(stories);

test('FAV-15: the lists with their counts, and what is in one', () => screens.List.run());
test('SITE-12: on the Canadian site prices are in CAD', () => screens.Canada.run());
test('a guest is told where the lists are kept', () => screens.Guest.run());
test('an item is taken out and the focus goes to its undo', () => screens.Removed.run());
test('an undo puts an item back in its place', () => screens.RemovedAndBack.run());
test('an item that could not be taken out is back', () => screens.NotRemoved.run());
test('FAV-06, FAV-07: a list gets another name, but no empty one', () => screens.Renaming.run());
test('a name that another list has is refused', () => screens.NameTaken.run());
test('a list is deleted once it is confirmed', () => screens.Deleting.run());
test('an item is moved to a new list', () => screens.Moving.run());
test('an empty list leads on', () => screens.EmptyList.run());
test('without a list the page leads on', () => screens.Empty.run());
test('a failure can be tried again', () => screens.Failed.run());
