import type { AddToListPopup, BoardItems, BoardSummaries, Brand, FavoritesItem, SiteCulture } from '@settee/domain';
import { formatPrice, ok } from '@settee/domain';
import { fn } from 'storybook/test';
import type { AddToListPorts, BoardPorts } from '../favorites/ports.ts';
import { productsFixture } from './product.ts';

export const livingRoom = 71;
export const someDay = 72;

const sofaChoices = [
  { label: 'Size', text: '3-Seat, 84 in' },
  { label: 'Fabric', text: 'Washed Linen, Sage' },
  { label: 'Leg', text: 'Natural Oak' },
];

const sofaKey = { sku: 100112, optionChoiceParameter: '11-3002_12-1202_13-2001' };

/** A list of a brand: a sofa in its fabric, something on sale by the pair, something sold out, something with open choices. */
export function favoritesFixture(brand: Brand): BoardItems {
  const [sofa, second, third, chair] = productsFixture(brand);
  const itemOf = (product: typeof sofa, change: Partial<FavoritesItem>): FavoritesItem[] =>
    product
      ? [
          {
            sku: product.sku,
            optionChoiceParameter: '',
            quantity: 1,
            name: product.name,
            url: product.url,
            picture: product.picture,
            chosen: [],
            currentPrice: product.currentPrice,
            regularPrice: product.regularPrice,
            isPriceFrom: false,
            status: 'buyable',
            ...change,
          },
        ]
      : [];
  return {
    Id: livingRoom,
    BoardName: 'Living room',
    items: [
      ...itemOf(sofa, { ...sofaKey, chosen: sofaChoices, currentPrice: 204_900, regularPrice: 239_900 }),
      ...itemOf(chair, { quantity: 2 }),
      ...itemOf(second, { status: 'sold-out' }),
      ...itemOf(third, { status: 'unchosen', isPriceFrom: true, chosen: sofaChoices.slice(1, 2) }),
    ],
  };
}

/** The lists of a shopper. */
export function summariesFixture(items: readonly FavoritesItem[]): BoardSummaries {
  return {
    TotalItemCount: items.length + 1,
    BoardSummaries: [
      { Id: livingRoom, BoardName: 'Living room', ItemCount: items.length },
      { Id: someDay, BoardName: 'Some day', ItemCount: 1 },
    ],
    itemSkus: items.map(({ sku, optionChoiceParameter }) => ({ sku, optionChoiceParameter })),
  };
}

/** What the popup says of the sofa. */
export function popupFixture(brand: Brand, siteCulture: SiteCulture, change: Partial<AddToListPopup> = {}) {
  const [sofa] = favoritesFixture(brand).items;
  const popup: AddToListPopup = {
    CurrentProductSku: sofaKey.sku,
    CurrentProductName: sofa?.name ?? '',
    CurrentProductFormattedPrice: formatPrice(sofa?.currentPrice ?? 0, siteCulture),
    ProductImageUrl: sofa?.picture?.webp.url ?? '',
    OptionChoiceParameter: sofaKey.optionChoiceParameter,
    Boards: [
      { Id: livingRoom, BoardName: 'Living room', IsProductMember: true },
      { Id: someDay, BoardName: 'Some day', IsProductMember: false },
    ],
    IsSignedIn: true,
    IsMobile: false,
    ...change,
  };
  return popup;
}

export const productFixture = { ...sofaKey, quantity: 1 };

/** Ports that answer well. */
export function listPortsFixture(popup: AddToListPopup, change: Partial<AddToListPorts> = {}): AddToListPorts {
  return {
    openPopup: fn(async () => ok(popup)),
    addItem: fn(async (_product, recapId: number) => ok({ recapId, problem: null })),
    createBoard: fn(async () => ok({ recapId: 73, problem: null })),
    log: fn(),
    ...change,
  };
}

const done = async () => ok({ isSuccess: true, problem: null });

export function boardPortsFixture(change: Partial<BoardPorts> = {}): BoardPorts {
  return {
    rename: fn(done),
    deleteBoard: fn(done),
    remove: fn(done),
    addItem: fn(async (_product, recapId: number) => ok({ recapId, problem: null })),
    move: fn(async () => ok({ recapId: someDay, problem: null })),
    onDeleted: fn(),
    log: fn(),
    ...change,
  };
}
