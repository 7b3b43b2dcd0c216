import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './MaterialFlyout.stories.tsx';

const flyout = composeStories(stories);

test('FLY-03, FLY-04, FLY-05, FLY-06, FLY-07, FLY-08, SUMM-06: everything of a material, and what can be done about it', () =>
  flyout.Right.run());
test('FLY-02: it opens centred where it is told to', () => flyout.Center.run());
test('FLY-15: a failure says nothing', () => flyout.WithoutInfo.run());
