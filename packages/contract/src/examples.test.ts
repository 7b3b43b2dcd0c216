import type { Cart } from '@settee/domain';
import { expect, expectTypeOf, test } from 'vitest';
import type { InputOf, ResponseOf } from './endpoint.ts';
import { allDefinitions } from './endpoints.ts';
import { examples } from './examples.ts';
import { getProduct } from './generated/options.ts';
import { getQuickShip } from './generated/quick-ship.ts';

test('an example has the input and reply types of its endpoint, by id and by the call of a client', () => {
  expectTypeOf(examples['cart.get'].reply).toEqualTypeOf<Cart>();
  expectTypeOf(examples[getQuickShip.id].reply).toEqualTypeOf<ResponseOf<typeof getQuickShip>>();
  expectTypeOf(examples[getQuickShip.id].input).toEqualTypeOf<InputOf<typeof getQuickShip>>();
  expectTypeOf(examples[getProduct.id].reply).toEqualTypeOf<ResponseOf<typeof getProduct>>();
  expectTypeOf(examples['cart.get'].reply).not.toBeAny();
});

test('an unknown id has no reply without a check, and a reply of unknown type with one', () => {
  // @ts-expect-error the contract has no such endpoint
  expect(() => examples['cart.gett'].reply).toThrow(TypeError);
  expectTypeOf(examples['cart.gett']?.reply).toBeUnknown();
  const [first = expect.unreachable()] = allDefinitions;
  expect(examples[first.id]).toBe(first.example);
});
