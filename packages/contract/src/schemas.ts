import * as v from 'valibot';
import * as account from './account.schemas.ts';
import * as addToCart from './add-to-cart.schemas.ts';
import * as browse from './browse.schemas.ts';
import * as cart from './cart.schemas.ts';
import type { ReplyCheck } from './client.ts';
import * as delivery from './delivery.schemas.ts';
import type { AnyEndpoint, Schemas } from './endpoint.ts';
import * as fabrics from './fabrics.schemas.ts';
import * as favorites from './favorites.schemas.ts';
import * as gallery from './gallery.schemas.ts';
import * as materials from './materials.schemas.ts';
import * as options from './options.schemas.ts';
import * as productBrowse from './product-browse.schemas.ts';
import * as order from './order.schemas.ts';
import * as payment from './payment.schemas.ts';
import * as personalization from './personalization.schemas.ts';
import * as problems from './problems.schemas.ts';
import * as promo from './promo.schemas.ts';
import * as quickShip from './quick-ship.schemas.ts';
import * as recentlyViewed from './recently-viewed.schemas.ts';
import * as recommendations from './recommendations.schemas.ts';
import * as registry from './registry.schemas.ts';
import * as stores from './stores.schemas.ts';
import * as swatches from './swatches.schemas.ts';
import * as tenders from './tenders.schemas.ts';
import * as visualizer from './visualizer.schemas.ts';
import { endpoints } from './endpoints.ts';

export { cardNumberError } from './fields.ts';

type Table = typeof endpoints;
type Total = { [Noun in keyof Table]: { [Name in keyof Table[Noun]]: Schemas } };

const byNoun: Total = {
  account,
  addToCart,
  browse,
  cart,
  delivery,
  fabrics,
  favorites,
  gallery,
  materials,
  options: { ...options, ...productBrowse },
  order,
  payment,
  personalization,
  problems,
  promo,
  quickShip,
  recentlyViewed,
  recommendations,
  registry,
  stores,
  swatches,
  tenders,
  visualizer,
};

const byId: ReadonlyMap<string, Schemas> = new Map(
  Object.entries(endpoints).flatMap(([noun, calls]) =>
    Object.entries<AnyEndpoint>(calls).map(([name, { id }]): [string, Schemas] => {
      const own: Readonly<Record<string, unknown>> = byNoun[noun as keyof Table];
      return [id, own[name] as Schemas];
    }),
  ),
);

/** The schemas of a call; throws for one that is not in the table. */
export function schemasOf(endpoint: AnyEndpoint): Schemas {
  const found = byId.get(endpoint.id);
  if (!found) throw new Error(`${endpoint.id} is not a call of the contract`);
  return found;
}

/** Validates a response and removes unknown fields. */
export const checkReply: ReplyCheck = (endpoint, json) => {
  const parsed = v.safeParse(schemasOf(endpoint).reply, json);
  return parsed.success ? { value: parsed.output } : { at: v.getDotPath(parsed.issues[0]) ?? '' };
};
