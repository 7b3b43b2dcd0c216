import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './MaterialPicker.stories.tsx';

const picker = composeStories(stories);

test('PICK-11: groups show title, subtitle and item count', () => picker.Groups.run());
test('hover and focus show name and price in place of the subtitle', () => picker.Previewed.run());
test('PICK-12: a group has a Care & Details link', () => picker.CareAndDetails.run());
test('PICK-13: Load More shows for more than two groups', () => picker.MoreThanTwoGroups.run());
test('PICK-14, PICK-15: Load More shows for a second group of more than 32 and reveals the rest', () =>
  picker.LongSecondGroup.run());
test('PICK-16: Load More hides while filtering', () => picker.Filtering.run());
test('what cannot be had says why', () => picker.SoldOutAndIncompatible.run());
