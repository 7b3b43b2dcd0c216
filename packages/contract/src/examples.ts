import type { Example } from './example.ts';
import { browseExamples } from './examples/browse.ts';
import { cartExamples } from './examples/cart.ts';
import { checkoutExamples } from './examples/checkout.ts';
import { optionsExamples } from './examples/options.ts';

export type { Example } from './example.ts';
export { exampleTransport } from './example-transport.ts';

/** An example per call, by endpoint id. For documents, mocks and tests; never in a browser bundle. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  [...browseExamples, ...optionsExamples, ...cartExamples, ...checkoutExamples].map((one) => [one.endpoint.id, one]),
);
