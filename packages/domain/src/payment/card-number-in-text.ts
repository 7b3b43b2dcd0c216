import { isBankCardNumber } from './card-issuers.ts';

/** Digits in groups, as a card number is written: `4111 1111 1111 1111`, `4111-1111-…`. */
const groupsOfDigits = /\d+(?:[\s.-]{1,3}\d+)*/g;
const shortestNumber = 13;

/** Whether a text holds the number of a bank card, which belongs into the card form alone. */
export function hasCardNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(groupsOfDigits) ?? [];
  return runs.some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    if (groups.join('').length < shortestNumber) return false;
    return groups.some((_, first) =>
      groups.slice(first).some((__, more) => isBankCardNumber(groups.slice(first, first + more + 1).join(''))),
    );
  });
}
