import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ProductDelivery.stories.tsx';

const { Free, InHome, Parcel, Unknown, WithoutZip } = composeStories(stories);

test('DELIV-06: in-home delivery has the charge of the ZIP Code, which can be changed', () => InHome.run());
test('without a ZIP Code the highest charge is shown', () => WithoutZip.run());
test('DELIV-06: a parcel has its charge and the threshold of free delivery', () => Parcel.run());
test('free delivery is labeled', () => Free.run());
test('while the charge is unknown the ZIP Code can be entered', () => Unknown.run());
