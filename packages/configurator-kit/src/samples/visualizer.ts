import { type Brand, formatPrice, ok, type PricedProduct, type SkuAvailability, type SkuPricing } from '@settee/domain';
import { fn } from 'storybook/test';
import type { VisualizerCart, VisualizerPieces, VisualizerPorts, WantedSku } from '../visualizer/ports.ts';
import type { WidgetFactory } from '../visualizer/widget-loader.ts';
import type { VisualizerProduct, VisualizerWidget } from '../visualizer/widget-port.ts';
import { productsFixture } from './product.ts';

const availability: SkuAvailability = {
  isLocal: true,
  isInternational: false,
  isCanada: false,
  isParcelShipping: false,
  shopButtonGroup: 'addToCart',
  message: 'In stock',
  selectedOption: 'standard',
  nlaCarouselDto: null,
  availabilityOmsModel: {
    pickupStatus: 4,
    deliveryStatus: 1,
    isVendorDropShip: false,
    isAvailableOnline: true,
    messages: { deliveryEddMessage: '', pickupEddMessage: '', pickupQuantityMessage: '' },
  },
  productPurchaseMessage: '',
};

/** The page's sofa, a dining chair and a coffee table of the brand's shelf. */
export const roomSkus = { sofa: 100101, chair: 100202, table: 100301 } as const;

const sides: Readonly<Record<number, { width: number; depth: number; height: number }>> = {
  [roomSkus.sofa]: { width: 89, depth: 37, height: 31 },
  [roomSkus.chair]: { width: 19, depth: 21, height: 32 },
  [roomSkus.table]: { width: 45, depth: 24, height: 16 },
};

function shelfOf(brand: Brand) {
  const [sofa, , , , chair, , table] = productsFixture(brand);
  return new Map([
    [roomSkus.sofa as number, sofa],
    [roomSkus.chair, chair],
    [roomSkus.table, table],
  ]);
}

/** What a room of the brand is filled from. */
export function piecesFixture(brand: Brand): VisualizerPieces {
  const piece = (sku: number): VisualizerProduct => ({
    sku,
    name: shelfOf(brand).get(sku)?.name ?? '',
    modelUrl: null,
    width: 0,
    depth: 0,
    height: 0,
    ...sides[sku],
    kind: 'floor',
  });
  return { primary: piece(roomSkus.sofa), others: [piece(roomSkus.chair), piece(roomSkus.table)] };
}

/** A line of the summary. */
export function pricedFixture(
  brand: Brand,
  { sku, quantity }: Omit<WantedSku, 'optionChoiceParameter'>,
): PricedProduct {
  const product = shelfOf(brand).get(sku);
  const price = product?.currentPrice ?? 0;
  const regular = product?.regularPrice ?? 0;
  const isSofa = sku === roomSkus.sofa;
  return {
    sku,
    name: product?.name ?? '',
    productUrl: product?.url ?? '',
    imageUrl: product?.picture.webp.url ?? '',
    picture: product?.picture ?? null,
    dimensions: { width: null, depth: null, height: null, ...sides[sku], diameter: null, systemOfMeasure: 1 },
    quantity,
    unitFormattedPrice: formatPrice(price, 'USA'),
    unitCurrentPrice: price,
    unitRegularPrice: regular,
    priceTypeCode: regular > price ? 'sale' : 'regular',
    availabilityMessage: isSofa ? 'Made to order. Arrives Jan 12 – Jan 26' : 'In stock. Arrives Dec 4 – Dec 12',
    stockStatus: 'inStock',
    isBackOrder: false,
    backOrderMessage: '',
    backOrderMessageDays: 0,
    optionChoiceParameter: isSofa ? '11-3002_12-1202_13-2001' : '',
    chosen: isSofa
      ? [
          { label: 'Size', text: '89 in' },
          { label: 'Fabric', text: 'Washed Linen, Sage' },
          { label: 'Leg', text: 'Natural Oak' },
        ]
      : [],
    isInvalid: false,
    availability,
  };
}

/** What the skus of a room cost; `gone` cannot be had. */
export function pricingFixture(brand: Brand, skus: readonly WantedSku[], gone: readonly number[] = []): SkuPricing {
  const products = skus.map((one) => {
    const product = pricedFixture(brand, one);
    if (!gone.includes(one.sku)) return product;
    return {
      ...product,
      isInvalid: true,
      unitCurrentPrice: 0,
      stockStatus: 'outOfStock' as const,
      availabilityMessage: 'No longer available',
    };
  });
  const total = products.reduce((sum, { unitCurrentPrice, quantity }) => sum + unitCurrentPrice * quantity, 0);
  return {
    products,
    totalFormattedPrice: formatPrice(total, 'USA'),
    customOrderConfirmation: { hasCustomOrderConfirmation: false, message: '', items: [] },
    hasInvalidSkus: products.some(({ isInvalid }) => isInvalid),
    invalidSkuMessage: products.some(({ isInvalid }) => isInvalid)
      ? 'Some items are not available. They are left out of the total.'
      : '',
  };
}

/** A room without a picture of it: a button for everything that can be put in. */
export function standInWidget(): WidgetFactory {
  return {
    create: ({ container, onSceneChange }) => {
      const place = typeof container === 'string' ? document.querySelector(container) : container;
      const root = document.createElement('div');
      root.style.cssText =
        'position:absolute;inset:0;display:flex;flex-wrap:wrap;align-content:end;gap:8px;padding:16px;background:linear-gradient(#ece7df 0 64%,#cbb79b 64%)';
      place?.append(root);
      const scene: string[] = [];
      const put = ({ sku }: VisualizerProduct) => onSceneChange([...(scene.push(String(sku)), scene)]);
      const widget: VisualizerWidget = {
        setPrimarySkuFeature: fn(put),
        setProducts: fn((products: readonly VisualizerProduct[]) => {
          for (const product of products) {
            const button = document.createElement('button');
            button.textContent = `Add ${product.name}`;
            button.style.cssText =
              'min-block-size:44px;padding:0 16px;background:#fff;color:#222;border:1px solid #767676';
            button.addEventListener('click', () => put(product));
            root.append(button);
          }
        }),
        setCover: fn(),
        setRulerUnit: fn(),
        destroy: fn(() => root.remove()),
      };
      return widget;
    },
  };
}

/** Ports that answer well. */
export function visualizerPortsFixture(brand: Brand, change: Partial<VisualizerPorts> = {}): VisualizerPorts {
  return {
    loadWidget: fn(async () => ok(standInWidget())),
    loadPieces: fn(async () => ok(piecesFixture(brand))),
    price: fn(async (skus: readonly WantedSku[]) => ok(pricingFixture(brand, skus))),
    copy: fn(async () => true),
    addressOf: (path) => `https://settee.example${path}`,
    log: fn(),
    logWidgetError: fn(),
    ...change,
  };
}

export const visualizerCartFixture = (change: Partial<VisualizerCart> = {}): VisualizerCart => ({
  isBusy: false,
  hasFailed: false,
  add: fn(),
  ...change,
});

/** The same answers with the names and pictures of the brand that a story is shown in. */
export function portsInBrand(ports: VisualizerPorts, brand: Brand): VisualizerPorts {
  return {
    ...ports,
    loadPieces: async () => {
      const answer = await ports.loadPieces();
      return answer.ok ? ok(piecesFixture(brand)) : answer;
    },
    price: async (skus, zipCode) => {
      const answer = await ports.price(skus, zipCode);
      if (!answer.ok) return answer;
      const products = answer.value.products.map((product) => {
        const { name, picture: image, productUrl } = pricedFixture(brand, product);
        return { ...product, name, picture: image, productUrl };
      });
      return ok({ ...answer.value, products });
    },
  };
}
