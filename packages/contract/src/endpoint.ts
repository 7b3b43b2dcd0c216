import type * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** What a call takes and answers. The query of a GET, the JSON body of a POST. */
export interface Schemas<Input extends AnySchema = AnySchema, Reply extends AnySchema = AnySchema> {
  input: Input;
  reply: Reply;
}

export interface RetryPolicy {
  /** How often the call is made again at most. */
  maxRetries: number;
  /** Pause before each further try, in ms. */
  delayMs: number;
}

/** What a call is on the wire. */
interface Entry {
  /** '{noun}.{call}', also the cache key. */
  id: string;
  method: 'GET' | 'POST';
  /** Of a GET, `{name}` stands for that field of the input, which is then not in the query. */
  path: string;
  /** Requirement ids; 'path ours' where the ledger names none. */
  requirement: string;
  /** Carries the request-verification token in its header. API-01 */
  requiresCsrfToken?: true;
  /** Gives a visitor without a session a new one; two such calls at once would give two, and what one of them holds is lost. */
  startsSession?: true;
  /** Answers a script that calls `callback` when the query names one. XSELL-09 */
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
/** What a caller gives. */
export type InputOf<E extends AnyEndpoint> = v.InferInput<SchemasOf<E>['input']>;
/** What a handler gets after validation. */
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
