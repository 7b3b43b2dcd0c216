import { cartValidationSchema } from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';
import { emptySchema } from './fields.ts';

export const validateCart = endpoint({
  id: 'order.validateCart',
  method: 'POST',
  path: '/ReactCheckout/ValidateCart',
  requirement: 'VALID-15',
  summary: 'Returns the issues that block checkout.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: cartValidationSchema,
  example: {
    input: {},
    reply: {
      errorType: 3,
      errorMessage: '',
      items: [
        {
          sku: 100203,
          title: 'Pell Ottoman',
          imagePath: '/pictures/main.pell-ottoman.hero-320.avif',
          currentPrice: 34900,
          quantity: 1,
          availabilityMessage: 'No longer available',
          isCustomNla: false,
          edd: '',
        },
      ],
      problems: [],
    },
  },
});
