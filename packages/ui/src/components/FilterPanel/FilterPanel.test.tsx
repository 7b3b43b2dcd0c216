import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FilterPanel.stories.tsx';

const { Collecting, ByKeyboard, ClearingAll, ResultsUnderWay, InForceAtOnce } = composeStories(stories);

test('picks are collected and put in force by one press', () => Collecting.run());
test('Enter and Space put the picks in force', () => ByKeyboard.run());
test('all filters are cleared and the focus stays', () => ClearingAll.run());
test('while results are under way the button takes no press', () => ResultsUnderWay.run());
test('without a button picks are in force at once', () => InForceAtOnce.run());
