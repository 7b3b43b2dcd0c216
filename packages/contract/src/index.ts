export { CallError } from './call-error.ts';
export type { CallFailure } from './call-error.ts';
export { createClient } from './client.ts';
export type { Client, ClientOptions, ReplyCheck, Transport, TransportResponse, TransportRequest } from './client.ts';
export { applyOverride, isOverridable } from './endpoint-overrides.ts';
export type { EndpointOverrides } from './endpoint-overrides.ts';
export type { AnyEndpoint, ParsedInput, Endpoint, InputOf, ResponseOf, RetryPolicy, Schemas } from './endpoint.ts';
export * from './generated/index.ts';
