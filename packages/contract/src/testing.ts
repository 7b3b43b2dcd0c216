import { allDefinitions } from './endpoints.ts';
import { examples } from './examples.ts';

export { exampleTransport } from './example-transport.ts';
export { examples } from './examples.ts';

/** `/products/{sku}` as an expression. */
const matcher = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

const routes = allDefinitions.map(({ id, method, path }) => ({ id, method, path: matcher(path) }));

/** The parts of a request that decide on its endpoint; `Request` of the browser fits. */
export interface RequestLine {
  method: string;
  /** A path or a whole address. */
  url: string;
}

const pathOf = (url: string) => url.replace(/^[a-z]+:\/\/[^/]+/, '').replace(/[?#].*$/, '');

/**
 * Returns the endpoint that a request is for, and its reply: the example, or what `replies` has for its id. Undefined
 * for any other request. Throws for an id in `replies` that no endpoint has. With MSW:
 *
 *     http.all(
 *       ({ request }) => exampleReply(request) !== undefined,
 *       ({ request }) => Response.json(exampleReply(request)?.reply),
 *     );
 */
export function exampleReply(
  { method, url }: RequestLine,
  replies: Readonly<Record<string, unknown>> = {},
): { id: string; reply: unknown } | undefined {
  const unknown = Object.keys(replies).find((id) => !(id in examples));
  if (unknown !== undefined) throw new Error(`No endpoint has the id '${unknown}'; an example is 'cart.get'.`);
  const path = pathOf(url);
  const route = routes.find((each) => each.method === method && each.path.test(path));
  return route && { id: route.id, reply: route.id in replies ? replies[route.id] : examples[route.id]?.reply };
}
