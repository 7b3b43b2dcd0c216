import type { AnyEndpoint, InputOf, ResponseOf } from './endpoint.ts';

/** One call as the documents, the mock and the tests show it. */
export interface Example<E extends AnyEndpoint = AnyEndpoint> {
  endpoint: E;
  /** One sentence for the reader of the documents. */
  text: string;
  input: InputOf<E>;
  reply: ResponseOf<E>;
}

export function example<E extends AnyEndpoint>(
  endpoint: E,
  text: string,
  input: InputOf<E>,
  reply: ResponseOf<E>,
): Example<E> {
  return { endpoint, text, input, reply };
}
