import type { Brand, CartValidation, ValidationItem, ValidationError } from '@settee/domain';
import { imagesFixture } from './pictures.ts';

const pieces = {
  table: { sku: 1002, title: 'Quill Side Table', currentPrice: 27900 },
  chair: { sku: 1003, title: 'Brinn Lounge Chair', currentPrice: 89900 },
  sofa: { sku: 1001, title: 'Alder 3-Seat Sofa', currentPrice: 194900 },
} as const;

function item(brand: Brand, piece: keyof typeof pieces, availabilityMessage: string, edd = ''): ValidationItem {
  const imagePath = imagesFixture[brand][piece].webp.url;
  return { ...pieces[piece], imagePath, quantity: 1, availabilityMessage, isCustomNla: false, edd };
}

/** One problem of each of three kinds. */
export function problemsFixture(brand: Brand): readonly ValidationError[] {
  return [
    { errorType: 3, errorMessage: '', items: [item(brand, 'table', 'No longer available')] },
    {
      errorType: 9,
      errorMessage: '',
      items: [item(brand, 'chair', 'Contains PFAS, which this state does not allow.', 'Arrives Dec 8 to 12')],
    },
    {
      errorType: 4,
      errorMessage: '',
      items: [item(brand, 'sofa', 'Bed Assembly is not available in 59101.', 'Arrives Dec 8 to 12')],
    },
  ];
}

/** A cart in which three things stand in the way. */
export function validationFixture(brand: Brand): CartValidation {
  const problems = problemsFixture(brand);
  const [first] = problems;
  if (!first) throw new Error('There are sample problems');
  return { ...first, problems };
}

/** What the start of a checkout answers a guest when all is well. */
export const startFixture = {
  isSuccess: true,
  isGuest: true,
  isInternational: false,
  isLoggedIn: false,
  redirectUrl: '/checkout/shipping',
  popupUrl: '',
  errorType: 0,
  errorMessage: '',
  oversizedItems: [],
} as const;
