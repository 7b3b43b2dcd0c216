import { expect, test } from 'vitest';
import { getCartProblems, type LineCondition } from './cart-problems.ts';

const fine: LineCondition = {
  id: 'fine',
  quantity: 2,
  available: 2,
  isPersonalized: false,
  isPersonalizationDown: false,
  isRestricted: false,
  isInstallationUnavailable: false,
};
const gone = { ...fine, id: 'gone', available: 0 };
const few = { ...fine, id: 'few', available: 1 };
const etched = { ...fine, id: 'etched', isPersonalized: true, available: 0 };
const pfas = { ...fine, id: 'pfas', isRestricted: true };
const outage = { ...fine, id: 'outage', isPersonalized: true, isPersonalizationDown: true };
const far = { ...fine, id: 'far', isInstallationUnavailable: true };

test.each<[string, readonly LineCondition[], [number, ...string[]][]]>([
  ['nothing to say of a line that can be ordered', [fine], []],
  ['an empty cart', [], [[8]]],
  ['a gone line beside others', [fine, gone], [[3, 'gone']]],
  ['a line there in part, even when it is the only one', [few], [[3, 'few']]],
  ['every line gone', [gone, { ...gone, id: 'too' }], [[7, 'gone', 'too']]],
  ['a personalized line gone, even when it is the only one', [etched], [[6, 'etched']]],
  [
    'gone lines of both kinds',
    [gone, etched],
    [
      [3, 'gone'],
      [6, 'etched'],
    ],
  ],
  ['a line with PFAS', [fine, pfas], [[9, 'pfas']]],
  ['a text that can not be made now', [outage], [[5, 'outage']]],
  ['a service that is not done there', [far], [[4, 'far']]],
  [
    'everything at once, in the order of the popups',
    [far, outage, pfas, etched, few],
    [
      [3, 'few'],
      [6, 'etched'],
      [9, 'pfas'],
      [5, 'outage'],
      [4, 'far'],
    ],
  ],
  ['a gone line leaves with one problem', [fine, { ...far, available: 0 }], [[3, 'far']]],
  ['so does a restricted one', [{ ...outage, isRestricted: true, isInstallationUnavailable: true }], [[9, 'outage']]],
  [
    'one there in part may have a second',
    [{ ...few, isRestricted: true }],
    [
      [3, 'few'],
      [9, 'few'],
    ],
  ],
])('cart problems: %s', (_, lines, wanted) => {
  expect(getCartProblems(lines).map(({ errorType, lineIds }) => [errorType, ...lineIds])).toEqual(wanted);
});
