import { allDefinitions } from './endpoints.ts';
import type { Example } from './example.ts';

export type { Example } from './example.ts';
export { exampleTransport } from './example-transport.ts';

/** The example of every endpoint, by its id. For documentation, mocks and tests; never part of a browser bundle. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  allDefinitions.map(({ id, example }) => [id, example]),
);
