import { randomInt } from 'node:crypto';

const prefix = '600649';

/** Returns the Luhn check digit of a number without it. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Makes the 16 digits and the PIN of a new gift card. */
export function newNumber(): { number: string; pin: string } {
  const digits = prefix + String(randomInt(10 ** 9)).padStart(9, '0');
  return { number: `${digits}${checkDigit(digits)}`, pin: String(randomInt(10_000)).padStart(4, '0') };
}
