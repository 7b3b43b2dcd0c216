import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FabricFacets.stories.tsx';

const { Beside, InALayer, NothingBeside } = composeStories(stories);

test('picks of features, colours and types are handed on group by group', () => Beside.run());
test('in a layer the filters can be cleared and left', () => InALayer.run());
test('what would leave nothing cannot be picked', () => NothingBeside.run());
