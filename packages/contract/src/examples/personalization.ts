import type { MonogrammingRequest } from '@settee/domain';
import { example } from '../example.ts';
import { renderDesign, saveDesign } from '../personalization.ts';
import { image } from './pictures.ts';

const request: MonogrammingRequest = {
  quantity: 1,
  orderType: '',
  profileGuid: '',
  design: {
    templateName: 'cove-towel',
    sku: 100703,
    locationName: 'Above the hem',
    personalization: [{ elementName: 'Text1', text: 'EMH', textcolor: 'navy', font: 'serif' }],
  },
};

export const personalizationExamples = [
  example(renderDesign, 'Draws a design on the picture of its product.', request, {
    imageUrl: '/personalization/image/q7Jw0yG1m8sTnX2b.svg',
    hasError: false,
    error: null,
  }),
  example(saveDesign, 'Keeps a design and answers what is to be confirmed before the add.', request, {
    hasCustomOrderConfirmation: false,
    message:
      'Please double-check your text. We’ll embroider it exactly as you typed it. Personalized items can’t be returned or exchanged, unless they arrive damaged.',
    items: [
      {
        sku: 100703,
        name: 'Cove Bath Towel',
        isPersonalized: true,
        formattedPrice: '$46.00',
        quantity: 1,
        imageUrl: '/personalization/image/q7Jw0yG1m8sTnX2b.svg',
        picture: image,
        options: [{ label: 'Embroidery', text: 'EMH' }],
      },
    ],
    personalizationId: '0190a7f2-0000-7000-8000-000000000007',
    error: null,
  }),
];
