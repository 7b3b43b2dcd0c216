import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './AddToListModal.stories.tsx';

const modals = composeStories(stories);

test('FAV-01, FAV-02, FAV-04, FAV-18: a product goes into a list', () => modals.WithLists.run());
test('FAV-03, FAV-19: a guest names a list and is told how to sign in', () => modals.GuestWithoutLists.run());
test('FAV-06, FAV-07: an empty name is marked without words', () => modals.EmptyName.run());
test('two presses are one add', () => modals.PressedTwice.run());
test('FAV-19: a list that is not made leaves the modal open', () => modals.NoRoomForAList.run());
test('FAV-18: a failed add is logged and the heart stays unsaved', () => modals.Unreachable.run());
test('FAV-17: without an answer no modal opens', () => modals.ListsUnreachable.run());
