import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './DeliveryFacts.stories.tsx';

const { Chosen, Ordered, PickedUp, WithEveryOption } = composeStories(stories);
const facts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('SHIP-02: shows each shipment with its level and arrival', async () => {
  await Ordered.run();
  expect(facts()).toEqual(expect.arrayContaining(['Local In-Home Delivery', 'Arrives in 5 to 7 weeks', 'Standard']));
});

test('guideline 72: the review shows the chosen level, not the others', async () => {
  await Chosen.run();
  expect(facts()).toEqual(expect.arrayContaining(['Standard', 'Get it by Tue, Dec 1']));
  expect(facts()).not.toContain('Express');
});

test('SHIP-04, SHIP-07, SHIP-09, SHIP-28: shows hold, ship-complete, appointment, directions and gift receipt', async () => {
  await WithEveryOption.run();
  expect(facts()).toEqual([
    'Local In-Home Delivery',
    'Delivery on Tue, Dec 8, 8 am to noon',
    'Driving directions: Past the mill',
    'Standard',
    'Held for a holiday, arrives Dec 21 – Dec 23',
    'Ship everything together',
    'This is a gift',
    'With a gift receipt',
    'Delivery updates by text message',
  ]);
});

test('SHIP-01, SHIP-29: a pickup shows who picks up and the bag', async () => {
  await PickedUp.run();
  expect(facts()).toEqual(
    expect.arrayContaining(['Store pickup', 'Picked up by Ana Ruiz', 'Gift bag', 'Pickup updates by email']),
  );
});
