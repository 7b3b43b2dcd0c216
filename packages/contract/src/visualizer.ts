import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { image } from './examples/pictures.ts';
import * as examples from './examples/visualizer.ts';
import { skuQuery } from './fields.ts';
import * as schemas from './visualizer.schemas.ts';

export const getSkuData = endpoint({
  id: 'visualizer.skuData',
  method: 'GET',
  path: '/sku-pricing/get-sku-data',
  requirement: 'VIZ-22, ATC-32',
  summary:
    'Returns the total price of SKUs, their availability at a postal code and their terms. A SKU with open choices is priced with the default choices of its product. `skus` is JSON.',
  input: v.object({
    skus: schemas.skusQuery,
    zipCode: v.optional(v.pipe(v.string(), v.maxLength(7)), ''),
  }),
  reply: schemas.skuPricingSchema,
  example: {
    input: { skus: [{ sku: 100302, quantity: 2 }], zipCode: '60614' },
    reply: {
      products: [
        {
          sku: 100302,
          name: 'Quill Side Table',
          productUrl: '/quill-side-table/s100302',
          imageUrl: image.webp.url,
          picture: image,
          dimensions: { depth: null, height: 22, width: null, diameter: 20, systemOfMeasure: 1 },
          quantity: 2,
          unitFormattedPrice: '$279.00',
          unitCurrentPrice: 27_900,
          unitRegularPrice: 27_900,
          priceTypeCode: 'regular',
          availabilityMessage: `In stock. ${examples.arrives}`,
          stockStatus: 'inStock',
          isBackOrder: false,
          backOrderMessage: '',
          backOrderMessageDays: 0,
          optionChoiceParameter: '',
          chosen: [],
          isInvalid: false,
          availability: {
            isLocal: true,
            isInternational: false,
            isCanada: false,
            isParcelShipping: true,
            shopButtonGroup: 'addToCart',
            message: 'In stock',
            selectedOption: 'standard',
            nlaCarouselDto: null,
            availabilityOmsModel: {
              pickupStatus: 4,
              deliveryStatus: 1,
              isVendorDropShip: false,
              isAvailableOnline: true,
              messages: { deliveryEddMessage: examples.arrives, pickupEddMessage: '', pickupQuantityMessage: '' },
            },
            productPurchaseMessage: examples.arrives,
          },
        },
      ],
      totalFormattedPrice: '$558.00',
      customOrderConfirmation: { hasCustomOrderConfirmation: false, message: '', items: [] },
      hasInvalidSkus: false,
      invalidSkuMessage: '',
    },
  },
});

export const getRoomProducts = endpoint({
  id: 'visualizer.roomPieces',
  method: 'GET',
  path: '/browse/visualizer/pieces',
  requirement: 'VIZ-07, own path',
  summary:
    'Returns the products of a room: a product and its related products. Dimensions in inches. 404 if the product has no model.',
  input: v.object({ sku: skuQuery }),
  reply: schemas.piecesSchema,
  example: {
    input: { sku: 100101 },
    reply: {
      primary: {
        sku: 100101,
        name: 'Alder Sofa',
        modelUrl: '/models/alder-sofa.a8223e20.glb',
        width: 89,
        depth: 37,
        height: 31,
        covers: { upholstery: '#d8cbb5', leg: '#c29a6b' },
        kind: 'floor',
      },
      others: [
        {
          sku: 100302,
          name: 'Quill Side Table',
          modelUrl: '/models/quill-side-table.c1175549.glb',
          width: 20,
          depth: 20,
          height: 22,
          covers: {},
          kind: 'floor',
        },
      ],
    },
  },
});
