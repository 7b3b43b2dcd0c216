import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** A list as one chooses it for a product. FAV-12 */
export interface FavoritesBoard {
  /** Sent as `recapId` in requests. */
  Id: number;
  BoardName: string;
  /** It holds the product in these choices. */
  IsProductMember: boolean;
}

/** Data of the 'Add This Item to a List' popup. FAV-13 */
export interface AddToListPopup {
  CurrentProductSku: Sku;
  CurrentProductName: string;
  CurrentProductFormattedPrice: string;
  ProductImageUrl: string;
  OptionChoiceParameter: string;
  Boards: readonly FavoritesBoard[];
  IsSignedIn: boolean;
  IsMobile: boolean;
}

/** A saved product: its sku and its option choice, which is empty for a stock sku. FAV-14 */
export interface FavoriteSkuPair {
  Item1: Sku;
  Item2: string;
}

/** A list by its name and how many items are in it. */
export interface BoardSummary {
  Id: number;
  BoardName: string;
  ItemCount: number;
}

/** All lists of a shopper, the newest first. FAV-15 */
export interface BoardSummaries {
  TotalItemCount: number;
  BoardSummaries: readonly BoardSummary[];
  itemSkus: readonly { sku: Sku; optionChoiceParameter: string }[];
}

/** An item of a list as its site sells it today. */
export interface FavoritesItem {
  sku: Sku;
  optionChoiceParameter: string;
  quantity: number;
  name: string;
  /** Its page in these choices; empty when the site does not sell it. */
  url: string;
  picture: ResponsiveImage | null;
  chosen: readonly { label: string; text: string }[];
  currentPrice: Cents;
  regularPrice: Cents;
  isPriceFrom: boolean;
  /** `unchosen` requires choices first, `gone` is not sold on this site. */
  status: 'buyable' | 'unchosen' | 'sold-out' | 'gone';
}

/** A list with its items, the newest first. */
export interface BoardItems {
  Id: number;
  BoardName: string;
  items: readonly FavoritesItem[];
}

/** Key of an item within a board. */
export type FavoriteKey = Pick<FavoritesItem, 'sku' | 'optionChoiceParameter'>;

/** Error of a change to a board. */
export type FavoritesError = 'unknown-list' | 'too-many-lists' | 'list-full' | 'name-taken';

/** Maximum boards of a shopper per brand, and maximum items of a board. */
export const favoritesLimits = { lists: 20, items: 100 } as const;

/** The page of the lists. FAV-05 */
export const favoritesUrl = '/Favorites/';

/** The same, open at a list. */
export const boardUrl = (recapId: number): string => `${favoritesUrl}?list=${recapId}`;
