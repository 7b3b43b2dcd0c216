/** Result of a test card at the sandbox provider. */
export type CardOutcome = 'approved' | 'declined' | 'insufficient-funds' | 'expired' | 'reissued' | 'session-error';

/** The security code that no card of the embedded provider has when it is verified. */
export const wrongCode = '000';

/** Card numbers for every result of the sandbox provider; any other valid number is approved. */
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
];

export function toOutcome(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'approved';
}
