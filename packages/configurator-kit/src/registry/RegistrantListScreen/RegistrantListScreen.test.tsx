import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './RegistrantListScreen.stories.tsx';

const all = composeStories(stories);

test('a registry shows what is wished for, as it is sold today', () => all.Wedding.run());
test('of quick presses the last one stays', () => all.MoreOfIt.run());
test('a quantity that is not kept is as it was', () => all.QuantityNotKept.run());
test('an item is taken out and the focus goes to its undo', () => all.Removed.run());
test('an undo puts an item back in its place', () => all.RemovedAndBack.run());
test('an item that could not be taken out is back', () => all.NotRemoved.run());
test('an empty registry leads on', () => all.Empty.run());
test('prices are those of the site', () => all.Canada.run());
test('a failure can be tried again', () => all.Failed.run());
