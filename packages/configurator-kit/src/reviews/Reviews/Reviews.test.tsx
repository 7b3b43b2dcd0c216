import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './Reviews.stories.tsx';

const { Failed, FilteredByStars, MarkedAsHelpful, NoMatch, NoneYet, Searched, VoteFails, WithPhotos, Written } =
  composeStories(stories);

test('SUMM-08: reviews are listed, and more of them are shown on request', () => Written.run());
test('SUMM-07: a rating of the distribution filters the list', () => FilteredByStars.run());
test('reviews are searched and sorted', () => Searched.run());
test('photographs are below their review, and a filter leaves only such reviews', () => WithPhotos.run());
test('a search without a match explains itself', () => NoMatch.run());
test('without reviews the section invites the first', () => NoneYet.run());
test('a failure offers another try', () => Failed.run());
test('a vote is counted once', () => MarkedAsHelpful.run());
test('a failed vote is explained and logged', () => VoteFails.run());
