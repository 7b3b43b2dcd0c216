import type { AnyEndpoint, CallOf, ReplyOf } from '@settee/contract';
import type { Site } from '@settee/domain';
import type { Shopper } from './account/shopper.ts';
import type { Refused } from './http/refused.ts';
import type { World } from './world/world.ts';

/** One call as its handler sees it. */
export interface Call<Input = unknown> {
  input: Input;
  shopper: Shopper;
  world: World;
  site: Site;
  /** Where the site is shown, for links in mails. */
  origin: string;
}

/** Answers one endpoint. */
export type Handler<E extends AnyEndpoint> = (call: Call<CallOf<E>>) => Promise<ReplyOf<E> | Refused>;

/** A handler for every call of a table; a forgotten one does not compile. */
export type RoutesFor<Table extends Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>> = {
  readonly [Noun in keyof Table]: { readonly [Name in keyof Table[Noun]]: Handler<Table[Noun][Name]> };
};
