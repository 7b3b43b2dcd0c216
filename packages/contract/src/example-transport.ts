import type { Transport } from './client.ts';
import type { Example } from './example.ts';

/** Creates a transport that returns the contract example of every endpoint, for stories and tests. */
export function exampleTransport(examples: Readonly<Record<string, Example | undefined>>): Transport {
  return async (_request, endpoint) => {
    const example = examples[endpoint.id];
    return example ? { status: 200, json: structuredCloneOf(example.reply) } : { status: 404, json: undefined };
  };
}

function structuredCloneOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
