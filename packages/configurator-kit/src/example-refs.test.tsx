import { swatchReceipt } from '@settee/domain';
import type { ComponentType } from 'react';
import { expectTypeOf, test } from 'vitest';
import { checkRefs, type WithoutRef } from '../../../tooling/docs/check-refs.ts';
import { popupFixture } from './fixtures/favorites.ts';
import { swatchOrderResponseFixture } from './fixtures/swatches.ts';
import * as kit from './index.ts';

/** Components without an element, with the reason. */
const withoutRef = {
  ChoiceLayers: 'several layers, of which two can be open',
  ConfiguratorEventsProvider: 'a provider',
  ConfiguratorProvider: 'a provider',
  SharedPictureProvider: 'a provider',
};

const noop = () => {};
const added = { popup: popupFixture('main', 'USA'), boardName: 'Living room' };
const receipt = swatchReceipt(swatchOrderResponseFixture, new Date('2026-03-14T16:00:00Z'));
const given = {
  ItemAddedModal: <kit.ItemAddedModal added={added} onClose={noop} />,
  SwatchReceipt: <kit.SwatchReceipt receipt={receipt} swatches={[]} host="" onPrint={noop} onClose={noop} />,
};

const examples = import.meta.glob<Record<string, ComponentType>>('./**/*.example.tsx', { eager: true });

checkRefs(kit, examples, withoutRef, given);

test('every public component takes a ref, except those without an element', () => {
  expectTypeOf<WithoutRef<typeof kit>>().toEqualTypeOf<keyof typeof withoutRef>();
});
