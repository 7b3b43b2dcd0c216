import { allDefinitions } from './endpoints.ts';
import type { AnyEndpoint, Schemas } from './endpoint.ts';

export { cardNumberError } from './fields.ts';
export { checkReply } from './replies.ts';

const byId: ReadonlyMap<string, Schemas> = new Map(allDefinitions.map((definition) => [definition.id, definition]));

/** Returns the schemas of an endpoint. Throws for an endpoint that is not in the contract. */
export function schemasOf(endpoint: AnyEndpoint): Schemas {
  const found = byId.get(endpoint.id);
  if (!found) throw new Error(`${endpoint.id} is not an endpoint of the contract`);
  return found;
}
