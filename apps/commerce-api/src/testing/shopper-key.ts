/**
 * Tables with rows of one shopper each, and the columns that identify this shopper: the shopper's key, or the id of a
 * row that was found by it. docs/scale.md
 */
export const shopperColumns: Readonly<Record<string, readonly string[]>> = {
  session: ['key', 'id', 'account_id'],
  account: ['id'],
  saved_address: ['account_id'],
  saved_card: ['account_id'],
  viewed_product: ['account_id', 'session_key'],
  favorites_board: ['account_id', 'session_key', 'id'],
  favorites_item: ['board_id'],
  gift_registry: ['account_id', 'id'],
  gift_registry_item: ['registry_id'],
  personalization_design: ['shopper_key'],
  basket: ['shopper_key', 'id'],
  basket_line: ['basket_id'],
  basket_card: ['basket_id'],
  basket_tender: ['basket_id'],
  payment_attempt: ['basket_id', 'order_id', 'id'],
  order_tender: ['attempt_id'],
  payment_operation: ['attempt_id'],
  placed_order: ['shopper_key', 'basket_id', 'id'],
  order_line: ['order_id'],
  order_parcel: ['order_id'],
  order_return: ['order_id'],
  order_code: ['order_id'],
  opened_order: ['session_id'],
  promo_use: ['shopper_key'],
};

/** Columns by which a row may be read, never written, before its shopper is known. Each needs a directory. docs/scale.md */
const directoryColumns: Readonly<Record<string, readonly string[]>> = {
  account: ['email_key'],
  placed_order: ['order_number', 'packing_slip_key'],
  gift_registry: ['gr_id'],
  favorites_board: ['recap_id'],
  basket_line: ['id'],
  order_tender: ['id'],
  payment_operation: ['id'],
};

/** Tables of no single shopper, by why. docs/scale.md */
export const sharedTables = {
  catalog: ['product', 'product_listing', 'offer', 'search_word', 'configured_picture', 'category', 'home', 'fabric'],
  reviews: ['review', 'review_vote', 'review_report', 'review_photo'],
  counted: ['ordered_together', 'delivery_slot', 'rate_window'],
  byEmail: ['swatch_order', 'swatch_order_item', 'quote_request', 'contact_message', 'news_sign_up', 'sign_in_try'],
  byToken: ['account_token', 'account_identity', 'shared_cart', 'wallet_approval', 'personalization_drawing'],
  process: ['outbox', 'payment_notice', 'seed_state'],
} as const;

const read = /\b(?:from|join|using) "(\w+)"(?!\.)/g;
const written = /\b(?:delete from|update|into) "(\w+)"(?!\.)/g;
const inserted = /\binto "(\w+)" \(([^)]*)\)/g;
/** `"table"."column" = $1`, `in ($1`, `= any($1)`, or `= "other"."column"`. */
const equality = /"(\w+)"\."(\w+)"(?:::\w+)? (?:=|in) (?:"(\w+)"\."(\w+)"|[$(]|any\b)/g;

/** Work through all orders that a call begins. */
const ofJobs = /where .* not "placed_order"\."is_counted"/;

type IsKey = (table: string, column: string) => boolean;

/** Adds the tables that are joined with a bound one, until no more are found. */
function bindJoined(bound: Set<string>, joined: readonly (readonly [string, string])[]): void {
  for (let before = -1; before !== bound.size; ) {
    before = bound.size;
    for (const [table, other] of joined) if (bound.has(other)) bound.add(table);
  }
}

/** Tables that a statement finds by a column that identifies a shopper, or by joining such a table by one. */
function boundTables(query: string, isKey: IsKey): Set<string> {
  const bound = new Set<string>();
  const joined: [string, string][] = [];
  for (const [, table = '', columns = ''] of query.matchAll(inserted))
    if ([...columns.matchAll(/"(\w+)"/g)].some(([, column = '']) => isKey(table, column))) bound.add(table);
  for (const [, table = '', column = '', other, otherColumn = ''] of query.matchAll(equality)) {
    const isShoppers = isKey(table, column);
    if (other === undefined) {
      if (isShoppers) bound.add(table);
      continue;
    }
    if (isShoppers) joined.push([table, other]);
    if (isKey(other, otherColumn)) joined.push([other, table]);
  }
  bindJoined(bound, joined);
  return bound;
}

function findTables(query: string): string[] {
  if (ofJobs.test(query)) return [];
  const changed = new Set([...query.matchAll(written)].map(([, table = '']) => table));
  const all = new Set([...changed, ...[...query.matchAll(read)].map(([, table = '']) => table)]);
  const isFoundBy: IsKey = (table, column) =>
    (shopperColumns[table] ?? []).includes(column) ||
    (!changed.has(table) && (directoryColumns[table] ?? []).includes(column));
  const bound = boundTables(query, isFoundBy);
  return [...all].filter((table) => table in shopperColumns && !bound.has(table));
}

const known = new Map<string, string[]>();

/** Tables with rows of shoppers that a statement reads or writes without a column that identifies one. */
export function tablesWithoutShopper(query: string): string[] {
  const tables = known.get(query) ?? findTables(query);
  known.set(query, tables);
  return tables;
}
