import { inBrooklyn, inChicago, inHonolulu, inMontana, inOakland, inToronto } from './addresses.ts';
import { expiredVisa, goodAmex, goodDiscover, goodMasterCard, goodVisa, houseCard, rewardsCard } from './cards.ts';
import type { AccountCard, AddressWords, DemoAccount } from './types.ts';

interface AccountDetails
  extends Partial<Omit<DemoAccount, 'email' | 'firstName' | 'lastName' | 'addresses' | 'demonstrates'>> {
  demonstrations?: readonly ((who: readonly [string, string, string]) => AddressWords)[];
}

/** '{first}.{what}@example.com'; everyone's password follows one rule. */
function account(
  name: string,
  what: string,
  demonstrates: string,
  { demonstrations = [], ...details }: AccountDetails = {},
): DemoAccount {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName.toLowerCase()}.${what}@example.com`;
  return {
    password: `Settee-${firstName}-1`,
    siteCulture: 'USA',
    signIn: 'signs-in',
    taxCertificateNumber: '',
    cards: [],
    boards: [],
    cart: [],
    ...details,
    email,
    firstName,
    lastName,
    addresses: demonstrations.map((at) => at([firstName, lastName, email])),
    demonstrates,
  };
}

const five: readonly AccountCard[] = [goodVisa, goodMasterCard, goodAmex, goodDiscover, expiredVisa];

export const demoAccounts: readonly DemoAccount[] = [
  account('Nora New', 'new', 'an account with nothing in it: no address, card, list or registry'),
  account('Vera Visa', 'cards', 'two saved cards and an address; pays with one or both', {
    demonstrations: [inChicago],
    cards: [goodVisa, goodMasterCard],
  }),
  account('Felix Full', 'full', 'five saved cards, one of them expired: no new card can be added (CARD-65, TWO-04)', {
    demonstrations: [inChicago, inBrooklyn],
    cards: five,
  }),
  account('Edda Expired', 'expired', 'one saved card, expired: "Update Payment" stays disabled (TWO-06)', {
    demonstrations: [inChicago],
    cards: [expiredVisa],
  }),
  account('Hugo House', 'house', 'the house card, which has no expiration and no security code; the financing offer', {
    demonstrations: [inChicago],
    cards: [houseCard, goodVisa],
  }),
  account(
    'Ines Rewards',
    'rewards',
    'the rewards card and four certificates, of which one ends today and one has ended',
    {
      demonstrations: [inChicago],
      cards: [rewardsCard, goodVisa],
    },
  ),
  account('Otto Overflow', 'overflow', 'a certificate worth more than most orders', {
    demonstrations: [inChicago],
    cards: [rewardsCard],
  }),
  account('Rosa Registry', 'registry', 'one registry, a wedding: adds go straight to it', {
    demonstrations: [inChicago],
  }),
  account('Milo Many', 'many', 'three registries of every kind: each add asks which', {
    demonstrations: [inBrooklyn],
    cards: [goodVisa],
  }),
  account('Fay Favorites', 'favorites', 'three favorites lists on both brands', {
    demonstrations: [inChicago],
    boards: [
      {
        brand: 'main',
        name: 'Living room',
        items: [
          { sku: 100112, optionChoiceParameter: '11-3002_12-1202_13-2001', quantity: 1 },
          { sku: 100301, optionChoiceParameter: '', quantity: 1 },
          { sku: 100601, optionChoiceParameter: '', quantity: 2 },
        ],
      },
      { brand: 'main', name: 'Some day', items: [{ sku: 100303, optionChoiceParameter: '', quantity: 1 }] },
      { brand: 'cb2', name: 'Studio', items: [{ sku: 200602, optionChoiceParameter: '', quantity: 1 }] },
    ],
  }),
  account('Cora Cart', 'cart', 'a full cart on main from last week: it merges with what a guest put in (99 at most)', {
    demonstrations: [inChicago],
    cards: [goodVisa],
    cart: [
      { brand: 'main', sku: 100202, optionChoiceParameter: '', quantity: 96 },
      { brand: 'main', sku: 100111, optionChoiceParameter: '11-3001_12-1101_13-2001', quantity: 1 },
      { brand: 'main', sku: 100802, optionChoiceParameter: '', quantity: 1 },
    ],
  }),
  account('Guy Gone', 'gone', 'a cart on main and one on cb2 with no item that is still available (VALID-08, type 7)', {
    demonstrations: [inChicago],
    cart: [
      { brand: 'main', sku: 100802, optionChoiceParameter: '', quantity: 1 },
      { brand: 'cb2', sku: 200702, optionChoiceParameter: '', quantity: 1 },
    ],
  }),
  account('Etta Etched', 'etched', 'five etched sets in the cart, of which fewer are left (VALID-20, type 6)', {
    demonstrations: [inChicago],
    cart: [
      { brand: 'main', sku: 100803, optionChoiceParameter: '', quantity: 5, personalizationText: 'E' },
      { brand: 'cb2', sku: 200803, optionChoiceParameter: '', quantity: 5, personalizationText: 'E' },
    ],
  }),
  account('Pia Personal', 'personal', 'a towel whose text can’t be made while the service is out (VALID-05, type 5)', {
    demonstrations: [inChicago],
    cart: [
      { brand: 'main', sku: 100703, optionChoiceParameter: '', quantity: 1, personalizationText: 'XQO' },
      { brand: 'cb2', sku: 200703, optionChoiceParameter: '', quantity: 1, personalizationText: 'XQO' },
    ],
  }),
  account(
    'Ian Install',
    'install',
    'a lamp to be hung where nobody hangs lamps: enter ZIP Code 59102 (VALID-06, type 4)',
    {
      demonstrations: [inMontana],
      cart: [
        { brand: 'main', sku: 100603, optionChoiceParameter: '', quantity: 1, installation: 'light-hanging' },
        { brand: 'cb2', sku: 200603, optionChoiceParameter: '', quantity: 1, installation: 'light-hanging' },
      ],
    },
  ),
  account('Wendy Wrong', 'wrong', 'everything at once: enter ZIP Code 80014, then Checkout Now offers Fix All', {
    demonstrations: [inMontana],
    cart: [
      { brand: 'main', sku: 100802, optionChoiceParameter: '', quantity: 1 },
      { brand: 'main', sku: 100702, optionChoiceParameter: '', quantity: 1 },
      { brand: 'main', sku: 100703, optionChoiceParameter: '', quantity: 1, personalizationText: 'XQO' },
      { brand: 'main', sku: 100603, optionChoiceParameter: '', quantity: 1, installation: 'light-hanging' },
      { brand: 'main', sku: 100302, optionChoiceParameter: '', quantity: 1 },
      { brand: 'cb2', sku: 200702, optionChoiceParameter: '', quantity: 1 },
      { brand: 'cb2', sku: 200701, optionChoiceParameter: '', quantity: 1 },
      { brand: 'cb2', sku: 200703, optionChoiceParameter: '', quantity: 1, personalizationText: 'XQO' },
      { brand: 'cb2', sku: 200603, optionChoiceParameter: '', quantity: 1, installation: 'light-hanging' },
      { brand: 'cb2', sku: 200302, optionChoiceParameter: '', quantity: 1 },
    ],
  }),
  account('Paul Pfas', 'pfas', 'lives in California, where products with PFAS are not sent (VALID-04)', {
    demonstrations: [inOakland, inChicago],
    cards: [goodVisa],
  }),
  account('Hana Hawaii', 'hawaii', 'lives where standard shipping costs $10 more and no truck goes (DELIV-09)', {
    demonstrations: [inHonolulu],
    cards: [goodVisa],
  }),
  account(
    'Theo Tax',
    'tax',
    'exempt from tax by a certificate on file; lives in Montana, which has none, and in Chicago',
    {
      demonstrations: [inMontana, inChicago],
      taxCertificateNumber: 'MT-4410-2093',
      cards: [goodVisa],
    },
  ),
  account('Camille Canada', 'canada', 'shops in Canada, with an address in Toronto', {
    siteCulture: 'CANADA',
    demonstrations: [inToronto],
    cards: [goodVisa],
  }),
  account('Lars Locked', 'locked', 'locked out after too many passwords: the lockout message (SIGN-39)', {
    signIn: 'locked-out',
  }),
  account('Gina Google', 'google', 'has no password and comes by way of Google (SIGN-31)', {
    password: '',
    signIn: 'google-only',
    demonstrations: [inBrooklyn],
  }),
];
