import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FacetGroup.stories.tsx';

const { Boxes, Pills, ClosedWithPicks, Empty } = composeStories(stories);

test('a value is picked and given up by the same box, and the header counts', () => Boxes.run());
test('a facet without values is not there', () => Empty.run());
test('pills are toggles', () => Pills.run());
test('a closed drawer still says how many are picked', () => ClosedWithPicks.run());
