/** Result of a test card at the embedded provider. */
export type CardOutcome =
  | 'approved'
  | 'declined'
  | 'insufficient-funds'
  | 'expired'
  | 'reissued'
  | 'session-error'
  | 'challenge'
  | 'challenge-failed'
  | 'redirect'
  | 'partial'
  | 'timeout'
  | 'capture-failed'
  | 'refund-failed'
  | 'pending'
  | 'refund-rejected';

/** The security code that no card of the embedded provider has when it is verified. */
export const wrongCode = '000';

/** The code that the challenge page of the embedded provider accepts. */
export const challengeCode = '1234';

/** Card numbers for every result of the embedded provider; any other valid number is approved. */
export const testCards: readonly { number: string; outcome: CardOutcome; meaning: string }[] = [
  { number: '4111111111111111', outcome: 'approved', meaning: 'Visa, approved' },
  { number: '5555555555554444', outcome: 'approved', meaning: 'MasterCard, approved' },
  { number: '378282246310005', outcome: 'approved', meaning: 'American Express, approved' },
  { number: '6011111111111117', outcome: 'approved', meaning: 'Discover, approved' },
  { number: '6035320000007001', outcome: 'approved', meaning: 'house card, approved, without expiration and code' },
  { number: '5243660000008001', outcome: 'approved', meaning: 'rewards MasterCard, approved' },
  { number: '8888880000009001', outcome: 'approved', meaning: 'Imprint, approved' },
  { number: '4000000000000002', outcome: 'declined', meaning: 'declined when the order is placed' },
  {
    number: '4000000000009995',
    outcome: 'insufficient-funds',
    meaning: 'declined for insufficient funds when the order is placed',
  },
  { number: '4000000000000069', outcome: 'expired', meaning: 'declined as expired when the order is placed' },
  { number: '4000000000000077', outcome: 'reissued', meaning: 'refused on Apply as a reissued card' },
  { number: '4000000000000093', outcome: 'session-error', meaning: 'refused on Apply with a payment session error' },
  {
    number: '4000000000003220',
    outcome: 'challenge',
    meaning: `3-D Secure challenge when the order is placed; the code is ${challengeCode}`,
  },
  {
    number: '4000000000003063',
    outcome: 'challenge-failed',
    meaning: '3-D Secure challenge that fails with any code',
  },
  {
    number: '4000000000003246',
    outcome: 'redirect',
    meaning: 'approved or declined on a page of the bank when the order is placed',
  },
  {
    number: '4000000000003105',
    outcome: 'partial',
    meaning: 'authorized for half of the amount, so the order is not placed',
  },
  { number: '4000000000003188', outcome: 'timeout', meaning: 'authorized by a bank that does not respond in time' },
  {
    number: '4000000000003014',
    outcome: 'capture-failed',
    meaning: 'authorized, but each capture fails; the order is placed',
  },
  {
    number: '4000000000003006',
    outcome: 'refund-failed',
    meaning: 'closed after the order, so that each refund is rejected and mailed as a gift card',
  },
  {
    number: '4000000000003303',
    outcome: 'pending',
    meaning: 'each capture and refund is accepted, and a webhook reports its success a minute later',
  },
  {
    number: '4000000000003311',
    outcome: 'refund-rejected',
    meaning: 'each refund is accepted, and a webhook reports a minute later that the bank rejected it',
  },
];

export function toOutcome(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'approved';
}
