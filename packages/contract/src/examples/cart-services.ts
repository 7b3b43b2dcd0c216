import {
  addDonation,
  applyPromo,
  getEstimatedDeliveryDate,
  removeInstallationService,
  removePromo,
  updateShipMethod,
} from '../cart-services.ts';
import { example } from '../example.ts';
import { line } from './cart.ts';

export const cartServicesExamples = [
  example(
    updateShipMethod,
    'Sends a line or has it kept at a store.',
    { id: line.id, shipMethod: 'pickup', locationId: 101 },
    { isSuccess: true },
  ),
  example(removeInstallationService, 'Takes the installation off a line.', { id: line.id }, { isSuccess: true }),
  example(
    addDonation,
    'Gives to a cause with the order; another amount takes the place of the one before. `amount` in cents.',
    { sku: 720001, amount: 1000 },
    { isSuccess: true },
  ),
  example(
    applyPromo,
    'Applies a promotion code; it takes the place of the one before.',
    { promoCode: 'SPRING25' },
    { isSuccess: false, promoErrorMessage: 'This promo code has expired.', cartErrorMessage: '' },
  ),
  example(removePromo, 'Takes the promotion code out.', {}, { isSuccess: true }),
  example(
    getEstimatedDeliveryDate,
    'When each line arrives at a zip or postal code and when a store has it ready; `null` when the stores do not answer.',
    { locationId: 101, zipCode: '60614' },
    {
      lineItems: [
        {
          id: line.id,
          isStorePickupOptionVisible: true,
          shippingOption: { edd: 'Arrives Dec 4 – Dec 12' },
          bopsOption: { edd: 'Ready Dec 2 at Lincoln Park', pickupQuantityMessage: '3 in store.' },
        },
      ],
    },
  ),
];
