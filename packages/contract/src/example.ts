/** One request to an endpoint and its response. */
export interface Example {
  input: unknown;
  reply: unknown;
}
