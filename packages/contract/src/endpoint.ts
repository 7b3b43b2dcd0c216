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
  /** Delay before each retry, in ms. */
  delayMs: number;
}

/**
 * Everything a client needs to call an endpoint. It knows the schemas only as types, so that a page loads no schema
 * before its first request.
 */
export interface Endpoint<S extends Schemas = Schemas, Id extends string = string> {
  /** '{noun}.{name}', also the cache key. */
  id: Id;
  method: 'GET' | 'POST';
  /** For a GET, `{name}` is replaced by that field of the input, which is then omitted from the query. */
  path: string;
  /** Carries the request-verification token in its header. API-01 */
  requiresCsrfToken?: true;
  /** Creates a session for a shopper without one; two parallel requests would create two and lose the data of one. */
  startsSession?: true;
  /** Responds with a script that calls `callback` if the query contains one. XSELL-09 */
  jsonp?: true;
  /** Applies to network failures only. */
  retry?: RetryPolicy;
  /** Largest body in bytes; 64 kB without it. */
  maxBodyBytes?: number;
  /** Ids of the GET endpoints to fetch again afterwards. */
  invalidates?: readonly string[];
  readonly '~schemas'?: S;
}

/** The whole definition of an endpoint, for servers, documentation and tests. */
export interface EndpointDefinition<
  Input extends AnySchema = AnySchema,
  Reply extends AnySchema = AnySchema,
  Id extends string = string,
> extends Endpoint<Schemas<Input, Reply>, Id> {
  /** Requirement ids; 'own path' where the requirements name no path. */
  requirement: string;
  /** One to four sentences for the caller, with units and errors. */
  summary: string;
  /** Query of a GET or JSON body of a POST. */
  input: Input;
  /** Response. An exported schema of a `*.schemas.ts` file or of fields.ts: browsers load only these. */
  reply: Reply;
  example: { input: v.InferInput<Input>; reply: v.InferOutput<Reply> };
}

export type AnyEndpoint = Endpoint;
type SchemasOf<E extends AnyEndpoint> = NonNullable<E['~schemas']>;
/** Input type for callers. */
export type InputOf<E extends AnyEndpoint> = v.InferInput<SchemasOf<E>['input']>;
/** Input type for handlers, after validation. */
export type ParsedInput<E extends AnyEndpoint> = v.InferOutput<SchemasOf<E>['input']>;
export type ResponseOf<E extends AnyEndpoint> = v.InferOutput<SchemasOf<E>['reply']>;

/** The part of a definition for clients. */
export type EndpointOf<E extends AnyEndpoint> = Endpoint<SchemasOf<E>, E['id']>;

/** Defines an endpoint; its example must match its schemas. */
export function endpoint<Input extends AnySchema, Reply extends AnySchema, Id extends string>(
  definition: EndpointDefinition<Input, Reply, Id>,
): EndpointDefinition<Input, Reply, Id> {
  return definition;
}
