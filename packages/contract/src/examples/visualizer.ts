import { example } from '../example.ts';
import { getRoomProducts, getSkuData } from '../visualizer.ts';
import { image } from './pictures.ts';

const arrives = 'Arrives Dec 8 – Dec 12';

export const visualizerExamples = [
  example(
    getSkuData,
    'Two side tables in a room, and what they cost together.',
    { skus: [{ sku: 100302, quantity: 2 }], zipCode: '60614' },
    {
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
          availabilityMessage: `In stock. ${arrives}`,
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
              messages: { deliveryEddMessage: arrives, pickupEddMessage: '', pickupQuantityMessage: '' },
            },
            productPurchaseMessage: arrives,
          },
        },
      ],
      totalFormattedPrice: '$558.00',
      customOrderConfirmation: { hasCustomOrderConfirmation: false, message: '', items: [] },
      hasInvalidSkus: false,
      invalidSkuMessage: '',
    },
  ),
  example(
    getRoomProducts,
    'A sofa and what goes with it; sides in inches.',
    { sku: 100101 },
    {
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
  ),
];
