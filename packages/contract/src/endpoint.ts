import type * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Input and response of an endpoint. The input is the query of a GET or the JSON body of a POST. */
export interface Schemas<Input extends AnySchema = AnySchema, Reply extends AnySchema = AnySchema> {
  input: Input;
  reply: Reply;
}

export interface RetryPolicy {
  /** Maximum number of retries. */
  maxRetries: number;
  /** Pause before each further try, in ms. */
  delayMs: number;
}

/** HTTP description of an endpoint. */
interface Entry {
  /** '{noun}.{call}', also the cache key. */
  id: string;
  method: 'GET' | 'POST';
  /** For a GET, `{name}` is replaced by that field of the input, which is then omitted from the query. */
  path: string;
  /** Requirement ids; 'path ours' where the ledger names none. */
  requirement: string;
  /** Carries the request-verification token in its header. API-01 */
  requiresCsrfToken?: true;
  /** Creates a session for a shopper without one; two parallel requests would create two and lose the data of one. */
  startsSession?: true;
  /** Responds with a script that calls `callback` if the query contains one. XSELL-09 */
  jsonp?: true;
  /** Only on network failures. */
  retry?: RetryPolicy;
  /** Ids of the reads that are stale afterwards. */
  invalidates?: readonly string[];
}

/** One HTTP call as data. Its schemas are known here as types only, so that a page carries none before its first call. */
export interface Endpoint<S extends Schemas = Schemas> extends Entry {
  readonly '~schemas'?: S;
}

export type AnyEndpoint = Endpoint;
type SchemasOf<E extends AnyEndpoint> = NonNullable<E['~schemas']>;
/** Input type for callers. */
export type InputOf<E extends AnyEndpoint> = v.InferInput<SchemasOf<E>['input']>;
/** Input type for handlers, after validation. */
export type ParsedInput<E extends AnyEndpoint> = v.InferOutput<SchemasOf<E>['input']>;
export type ResponseOf<E extends AnyEndpoint> = v.InferOutput<SchemasOf<E>['reply']>;

// @__NO_SIDE_EFFECTS__
export function endpoint<S extends Schemas>(entry: Entry): Endpoint<S> {
  return entry;
}

// @__NO_SIDE_EFFECTS__
export function schemas<Input extends AnySchema, Reply extends AnySchema>(
  input: Input,
  reply: Reply,
): Schemas<Input, Reply> {
  return { input, reply };
}
