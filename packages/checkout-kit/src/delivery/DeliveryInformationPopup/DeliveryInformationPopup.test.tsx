import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './DeliveryInformationPopup.stories.tsx';

const all = composeStories(stories);

test('DELIV-01, DELIV-02, DELIV-03, DELIV-04: three tabs tell charges, days and what is far away', async () => {
  await all.InHome.run();
});

test('DELIV-09: what is added far away stands beside the charge', async () => {
  await all.FarAway.run();
});

test('DELIV-05: Canada has no tab on domestic and international', async () => {
  await all.Canada.run();
});

test('DELIV-08: the tabs open with the ship method that was calculated', async () => {
  await all.DeliveryDetails.run();
});

test('a free delivery says so', async () => {
  await all.FreeAndNowhereYet.run();
});

test('a failed load says so and is tried again', async () => {
  await all.Failed.run();
});
