import { allDefinitions, type definitions } from './endpoints.ts';
import type { Example } from './example.ts';

export type { Example } from './example.ts';
export { exampleTransport } from './example-transport.ts';

type Definitions = typeof definitions;
type Definition = { [Noun in keyof Definitions]: Definitions[Noun][keyof Definitions[Noun]] }[keyof Definitions];

/** Examples with the types of their endpoints, by id. Any other string has an example of unknown type, or none. */
export type Examples = { readonly [D in Definition as D['id']]: D['example'] } & Readonly<
  Record<string, Example | undefined>
>;

const byId: Readonly<Record<string, Example>> = Object.fromEntries(
  allDefinitions.map(({ id, example }) => [id, example]),
);

/**
 * The example of every endpoint, by its id: `examples['cart.get'].reply` or `examples[getCart.id].reply`. For
 * documentation, mocks and tests; never part of a browser bundle.
 */
export const examples = byId as Examples;
