import type { CatalogProduct } from '../products/types.ts';
import { inStock } from '../products/availability.ts';
import { giftCardProducts } from './gift-cards.ts';
import type { GiftCardProduct } from './types.ts';

/** Printed or made on demand. */
const stock = { USA: 100_000, CANADA: 100_000 };

function toProduct({ sku, brand, name, isElectronic, amounts }: GiftCardProduct): CatalogProduct {
  const least = { current: Math.min(...amounts.USA), regular: Math.min(...amounts.USA) };
  const leastInCanada = { current: Math.min(...amounts.CANADA), regular: Math.min(...amounts.CANADA) };
  return {
    sku,
    brand,
    slug: 'gift-cards',
    name,
    note: isElectronic ? 'Emailed within minutes' : 'Mailed free',
    category: 'gift-cards',
    rooms: ['living'],
    collection: '',
    isNew: false,
    isMadeToOrder: false,
    description: {
      title: 'For the chair they keep talking about',
      text: 'Good for anything online or in our stores. Gift cards never expire and have no fees.',
    },
    facts: [{ label: 'Use', text: 'Online and in our stores' }],
    care: '',
    dimensions: [],
    taxCode: 'gift-card',
    prices: { USA: least, CANADA: leastInCanada },
    stock,
    availability: { ...inStock, isPickupOffered: false },
    restrictions: [],
    deliveryMode: 'parcel',
    deliveryDays: { from: 4, to: 7 },
    boxes: [],
    installation: null,
    personalization: null,
    pictures: [{ id: `${brand}/gift-card/hero`, alt: 'Gift card with a ribbon' }],
    giftCard: { isElectronic, amounts },
    options: [],
    variants: [],
    defaultChoices: {},
    configuredPicturePrefix: '',
  };
}

/** Each gift card as a product; a line has the amount that the shopper chose. */
export const soldGiftCards: readonly CatalogProduct[] = giftCardProducts.map(toProduct);
