import { endpoint } from './endpoint.ts';
import * as examples from './examples/personalization.ts';
import { image } from './examples/pictures.ts';
import * as schemas from './personalization.schemas.ts';

export const renderDesign = endpoint({
  id: 'personalization.render',
  method: 'POST',
  path: '/personalization/render',
  requirement: 'MONO-21',
  summary: 'Renders a design on the product image. `hasError` reports why it cannot be rendered.',
  input: schemas.requestSchema,
  reply: schemas.renderedSchema,
  example: {
    input: examples.request,
    reply: {
      imageUrl: '/personalization/image/q7Jw0yG1m8sTnX2b.svg',
      hasError: false,
      error: null,
    },
  },
});

export const saveDesign = endpoint({
  id: 'personalization.saveDesign',
  method: 'POST',
  path: '/personalization/design/save',
  requirement: 'MONO-22, MONO-23',
  summary: 'Saves a design for the following add-to-cart and returns the terms that the shopper must confirm first.',
  startsSession: true,
  input: schemas.requestSchema,
  reply: schemas.confirmationSchema,
  example: {
    input: examples.request,
    reply: {
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
    },
  },
});
