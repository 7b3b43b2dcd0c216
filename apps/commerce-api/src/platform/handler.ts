import type { AnyEndpoint, ParsedInput, ResponseOf } from '@settee/contract';
import type { endpoints } from '@settee/contract/endpoints';
import type { ShopSite } from '@settee/domain';
import type { Shopper } from './session/shopper.ts';
import type { ErrorResponse } from './http/error-response.ts';
import type { Context } from './context.ts';

/** One call as its handler sees it. */
export interface HandlerArgs<Input = unknown> {
  input: Input;
  shopper: Shopper;
  ctx: Context;
  site: ShopSite;
  /** Origin of the site, for links in emails. */
  origin: string;
}

/** Handles requests of one endpoint. */
export type Handler<E extends AnyEndpoint> = (
  call: HandlerArgs<ParsedInput<E>>,
) => Promise<ResponseOf<E> | ErrorResponse>;

/** Handlers of all endpoints of a noun; a forgotten or unknown one does not compile. */
export type Handlers<Noun extends keyof typeof endpoints> = {
  readonly [Name in keyof (typeof endpoints)[Noun]]: Handler<Extract<(typeof endpoints)[Noun][Name], AnyEndpoint>>;
};

/** Handlers of all endpoints of the contract. */
export type AllHandlers = { readonly [Noun in keyof typeof endpoints]: Handlers<Noun> };

/** Joins the handlers of a noun that several files provide; an endpoint with two handlers does not compile. */
export function joinHandlers<A extends object, B extends object, C extends object = object>(
  first: A,
  second: B & { readonly [Name in keyof A & keyof B]: never },
  third?: C & { readonly [Name in (keyof A | keyof B) & keyof C]: never },
): A & B & C {
  return { ...first, ...second, ...third } as A & B & C;
}
