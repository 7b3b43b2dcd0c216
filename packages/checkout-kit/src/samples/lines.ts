import type { Brand, CartLineItem } from '@settee/domain';
import { imagesFixture } from './pictures.ts';

const NAMES = {
  main: { sofa: 'Alder 3-Seat Sofa', table: 'Quill Side Table', chair: 'Brinn Lounge Chair' },
  cb2: { sofa: 'Alder Sofa', table: 'Column Side Table', chair: 'Rail Lounge Chair' },
} as const;

interface Sample {
  piece: 'sofa' | 'table' | 'chair';
  unitPrice: number;
  regularUnitPrice: number;
  quantity: number;
  options: readonly { label: string; text: string }[];
  edd: string;
}

function lineOf(brand: Brand, { piece, quantity, unitPrice, regularUnitPrice, options, edd }: Sample): CartLineItem {
  return {
    id: piece,
    isRemoved: false,
    priceQuantityTotals: {
      quantity,
      isQuantityDisabled: false,
      unitPrice,
      regularUnitPrice,
      lineTotal: unitPrice * quantity,
    },
    shippingDeliveryOptions: {
      isShipOptionVisible: true,
      isStorePickupOptionVisible: false,
      selectedShipOption: 'standard',
      shippingOption: { edd, promoLinks: [] },
      bopsOption: { edd: '', pickupQuantityMessage: '' },
      vendorDropShipUrl: '',
    },
    itemInfo: {
      sku: { sofa: 1001, table: 1002, chair: 1003 }[piece],
      name: NAMES[brand][piece],
      url: `/${piece}/s1001`,
      picture: imagesFixture[brand][piece],
      options,
      optionChoiceParameter: piece === 'sofa' ? 'fabric-oat;legs-oak' : '',
      availabilityMessage: '',
      isDescriptionDisabled: false,
      vendorDropShipMessage: '',
    },
    installationService: null,
    isSaveForLaterEnabled: true,
    priceChange: null,
  };
}

/** Three lines as a cart holds them; prices in cents. */
export function linesFixture(brand: Brand): Record<'sofa' | 'table' | 'chair', CartLineItem> {
  return {
    sofa: lineOf(brand, {
      piece: 'sofa',
      quantity: 1,
      unitPrice: 194900,
      regularUnitPrice: 229900,
      options: [
        { label: 'Fabric', text: brand === 'main' ? 'Textured Bouclé, Oat' : 'Textured Bouclé, Ink' },
        { label: 'Legs', text: 'Natural oak' },
      ],
      edd: 'Arrives in 5 to 7 weeks, in-home',
    }),
    table: lineOf(brand, {
      piece: 'table',
      quantity: 2,
      unitPrice: 27900,
      regularUnitPrice: 27900,
      options: [],
      edd: 'Get it by Tue, Dec 1',
    }),
    chair: lineOf(brand, {
      piece: 'chair',
      quantity: 1,
      unitPrice: 89900,
      regularUnitPrice: 89900,
      options: [{ label: 'Fabric', text: 'Washed Linen, Moss' }],
      edd: 'Get it by Fri, Dec 4',
    }),
  };
}

/** As many lines as asked for, all of chairs. */
export function manyLines(brand: Brand, count: number): CartLineItem[] {
  const { chair } = linesFixture(brand);
  return Array.from({ length: count }, (_, at) => ({
    ...chair,
    id: `chair-${at + 1}`,
    itemInfo: { ...chair.itemInfo, name: `Chair ${at + 1}` },
  }));
}
