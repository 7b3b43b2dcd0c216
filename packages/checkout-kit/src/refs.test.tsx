import type { ComponentType } from 'react';
import { expectTypeOf, test } from 'vitest';
import { checkRefs, type WithoutRef } from '../../../tooling/docs/check-refs.ts';
import * as kit from './index.ts';

/** Components without an element, with the reason. */
const withoutRef = { CheckoutEventsProvider: 'a provider' };

const given = { AddToCartError: <kit.AddToCartError add={{ problem: 'Try again' }} /> };

const examples = import.meta.glob<Record<string, ComponentType>>('./**/*.example.tsx', { eager: true });

checkRefs(kit, examples, withoutRef, given);

test('every public component takes a ref, except those without an element', () => {
  expectTypeOf<WithoutRef<typeof kit>>().toEqualTypeOf<keyof typeof withoutRef>();
});
