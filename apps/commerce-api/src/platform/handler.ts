import type { AnyEndpoint, ParsedInput, ResponseOf } from '@settee/contract';
import type { Site } from '@settee/domain';
import type { Shopper } from './session/shopper.ts';
import type { ErrorResponse } from './http/error-response.ts';
import type { Context } from './context.ts';

/** One call as its handler sees it. */
export interface HandlerArgs<Input = unknown> {
  input: Input;
  shopper: Shopper;
  ctx: Context;
  site: Site;
  /** Origin of the site, for links in emails. */
  origin: string;
}

/** Handles requests of one endpoint. */
export type Handler<E extends AnyEndpoint> = (
  call: HandlerArgs<ParsedInput<E>>,
) => Promise<ResponseOf<E> | ErrorResponse>;

/** A handler for every call of a table; a forgotten one does not compile. */
export type RoutesFor<Table extends Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>> = {
  readonly [Noun in keyof Table]: { readonly [Name in keyof Table[Noun]]: Handler<Table[Noun][Name]> };
};
