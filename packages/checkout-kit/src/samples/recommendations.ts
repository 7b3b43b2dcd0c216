import { type Brand, type CarouselItem, type CartConfirmation, ok } from '@settee/domain';
import type { AddToCartPorts } from '../add-to-cart/useAddToCart.ts';
import { confirmationFixture } from './confirmation.ts';
import { imagesFixture } from './pictures.ts';

type Piece = keyof (typeof imagesFixture)['main'];
type Told = readonly [sku: number, piece: Piece, name: Readonly<Record<Brand, string>>, price: string];

const told: readonly [Told, ...Told[]] = [
  [100702, 'pillow', { main: 'Thistle Pillow', cb2: 'Edge Pillow' }, '$59.00'],
  [100701, 'rug', { main: 'Meadow Rug', cb2: 'Stripe Rug' }, '$649.00'],
  [100602, 'tableLamp', { main: 'Dew Table Lamp', cb2: 'Orb Table Lamp' }, '$199.00'],
  [100601, 'floorLamp', { main: 'Wick Floor Lamp', cb2: 'Arc Floor Lamp' }, '$349.00'],
  [100302, 'table', { main: 'Quill Side Table', cb2: 'Column Side Table' }, '$279.00'],
  [100201, 'chair', { main: 'Brinn Lounge Chair', cb2: 'Rail Lounge Chair' }, '$799.00'],
  [100112, 'sofa', { main: 'Alder Sofa', cb2: 'Alder Sofa' }, '$2,049.00'],
  [100301, 'table', { main: 'Hale Coffee Table', cb2: 'Slab Coffee Table' }, '$549.00'],
];

const madeToOrder: readonly Piece[] = ['sofa', 'chair'];

function itemOf(brand: Brand, [sku, piece, name, formattedPrice]: Told): CarouselItem {
  const image = imagesFixture[brand][piece];
  const hasCustomOrderConfirmation = madeToOrder.includes(piece);
  return {
    sku,
    name: name[brand],
    navigateUrl: `/${piece}/s${sku}`,
    imagePath: image.webp.url,
    imagePathHiRes: image.webp.url,
    formattedPrice,
    isPriceFrom: hasCustomOrderConfirmation,
    optionChoiceParameter: '',
    customOrderConfirmation: { hasCustomOrderConfirmation },
    picture: image,
  };
}

/** Eight products that are recommended, extras first. */
export function itemsFixture(brand: Brand): readonly [CarouselItem, ...CarouselItem[]] {
  const [first, ...others] = told;
  return [itemOf(brand, first), ...others.map((one) => itemOf(brand, one))];
}

/** What the backend answers to an add of one piece of an item. */
export function confirmationOfItem(brand: Brand, sku: number, inCart: number): CartConfirmation {
  const item = itemsFixture(brand).find((one) => one.sku === sku) ?? itemsFixture(brand)[0];
  const { name, formattedPrice, imagePath, picture: image } = item;
  return confirmationFixture(brand, {
    items: [
      {
        sku,
        name,
        isPersonalized: false,
        formattedPrice,
        quantity: 1,
        imageUrl: imagePath,
        picture: image ?? imagesFixture[brand].table,
        options: [],
      },
    ],
    cartItemCount: inCart,
    allCartItems: [{ sku: 1001 }, { sku }],
  });
}

/** An add that answers for the item it was asked for. */
export function addItem(brand: Brand): AddToCartPorts['add'] {
  let inCart = 3;
  return async ([line]) => {
    inCart += 1;
    return ok(confirmationOfItem(brand, line?.Sku ?? 0, inCart));
  };
}
