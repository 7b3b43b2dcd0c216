import { Reviews, type ReviewsProps } from '@settee/configurator-kit';
import { defaultReviewQuery, getSite, ok } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');
const list: ReviewsProps['list'] = {
  reviews: [
    {
      id: 1,
      reviewRating: 5,
      title: 'Two years in',
      text: 'The covers went back on and still fit.',
      UserNickname: 'porchlight',
      location: '',
      date: '2026-10-19',
      isVerifiedBuyer: true,
      helpfulCount: 21,
      photos: [],
    },
  ],
  matching: 1,
  average: 5,
  counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
  withPhotos: 0,
};
const ports = { markHelpful: async () => ok(1), log: () => {} };

export function ReviewsExample() {
  const [query, setQuery] = useState(defaultReviewQuery);
  return (
    <Reviews
      id="reviews"
      list={list}
      query={query}
      onQueryChange={setQuery}
      isLoading={false}
      onRetry={() => {}}
      onWrite={() => {}}
      onWriteNear={() => {}}
      onReport={() => {}}
      onReviewPhoto={() => {}}
      reported={[]}
      ports={ports}
      site={site}
    />
  );
}
