/** A word that readers stumble over, and what to write in its place. */
export interface BannedWord {
  /** Matched as a whole word: in identifiers between camelCase humps, in comments case-insensitively. */
  readonly words: readonly string[];
  readonly use: string;
}

/** Words that no identifier contains. docs/glossary.md has the terms of the shop. */
export const bannedInIdentifiers: readonly BannedWord[] = [
  { words: ['tell', 'tells', 'told', 'hear', 'hears', 'heard'], use: 'notify, report, publish; subscribe' },
  { words: ['ask', 'asks', 'asked', 'answer', 'answers', 'answered'], use: 'request, fetch; response, result' },
  { words: ['keep', 'keeps', 'kept'], use: 'save, store, cache' },
  { words: ['lead', 'leads'], use: 'redirect, link' },
  { words: ['refuse', 'refused', 'refusal'], use: 'err, reject, error' },
  { words: ['judge', 'judged', 'doubt', 'doubted'], use: 'validate; suggestion' },
  {
    words: ['wish', 'manners', 'patience', 'lives', 'begun'],
    use: 'request; scrollRestoration; timeout; ttl; started',
  },
  { words: ['twin', 'company', 'shelf', 'ground'], use: 'counterpart; relatedProducts; cache; background, base' },
  { words: ['trip', 'trips', 'world', 'situation', 'obstacle'], use: 'journey; context; state; blocker' },
  { words: ['trouble', 'troubles', 'whereabouts', 'standing'], use: 'error; location; status' },
  { words: ['press', 'pressed', 'look', 'looks', 'face', 'faces'], use: 'click; variants; font' },
  {
    words: ['postman', 'forgive', 'vouched', 'likeness', 'foreign'],
    use: 'outbox; reset; verified; similarity; thirdParty',
  },
  { words: ['basket', 'baskets'], use: 'cart' },
  { words: ['pick', 'picks', 'picked', 'unchoose', 'uncompare'], use: 'select; deselect' },
  {
    words: ['cloth', 'cloths', 'carriage', 'dress', 'stand', 'settle', 'settled'],
    use: 'fabric; delivery; style; be; complete',
  },
  {
    words: ['authorise', 'authorised', 'tokenise', 'tokenised', 'programme', 'modelled', 'colour', 'colours'],
    use: 'American spelling',
  },
  { words: ['most'], use: 'max' },
];

/** Words and turns that no comment or test title contains. */
export const bannedInComments: readonly BannedWord[] = [
  { words: ['tell', 'tells', 'told', 'hear', 'hears', 'heard'], use: 'returns, reports, notifies, listens' },
  { words: ['ask', 'asks', 'asked', 'answer', 'answers', 'answered'], use: 'requests, prompts; returns, responds' },
  {
    words: ['come', 'comes', 'came', 'stand', 'stands', 'stood', 'lies', 'lay', 'goes'],
    use: 'arrives, is loaded; is, is stored; is removed',
  },
  { words: ['keep', 'keeps', 'kept', 'lead', 'leads', 'led'], use: 'saves, stores, remains; redirects, links' },
  { words: ['refuse', 'refuses', 'refused', 'refusal', 'judge', 'judges', 'judged'], use: 'rejects; validates' },
  { words: ['doubt', 'doubts', 'wish', 'wishes', 'wished', 'mend', 'mends'], use: 'suggestion; request; fixes' },
  {
    words: ['whoever', 'somebody', 'nobody', 'everybody', 'whose', 'whom'],
    use: 'the shopper, the caller; a short sentence',
  },
  {
    words: ['anew', 'beside', 'at hand', 'in force', 'in sight', 'underway'],
    use: 'again; next to; cached; active; visible; pending',
  },
  {
    words: ['on its way', 'of its own', 'so many', 'as far as', 'unless told'],
    use: 'pending; own; a number; by default',
  },
  {
    words: ['gives back', 'gives up', 'takes back', 'takes up', 'is no more', 'any more'],
    use: 'returns; voids; no longer exists',
  },
  {
    words: ['manners', 'patience', 'twin', 'trip', 'trouble'],
    use: 'scroll restoration; timeout; counterpart; journey; error',
  },
  { words: ['press', 'presses', 'pressed', 'look', 'looks', 'looked'], use: 'click; appearance, style' },
  { words: ['colour', 'programme', 'authorise', 'authorised', 'tokenise', 'tokenised'], use: 'American spelling' },
];

/** Starts of relative clauses; a docstring starts with a verb or a subject. */
export const bannedStarts: RegExp = /^\s*(What|Who|Where|Which|Why|How( long| many| much)?)\s/;

/** Identifiers that contain a banned word for a reason. */
export const allowedIdentifiers: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern:
      /^(basket(Id|ItemId|PaymentId)|BasketId|isBasketEmpty|saveCreditCardToBasket|SaveCreditCardToBasket|(select|reset)Basket(Store)?|(select|reset)basketselectedstore|selectbasketstore|(empty|invalid|Empty)Basket|basket(_\w+)?)$/,
    reason:
      'fields, paths and error types that the requirements quote, and names in the database, which processes of the version before read',
  },
  {
    pattern: /^(keepPreviousData|keepAlive\w*|keepalive|allSettled|onceSettled|lookup\w*|\w*Lookup|pressSequentially)$/,
    reason: 'names of libraries',
  },
  {
    pattern:
      /^(fontFace|globalFontFace|CSSFontFaceRule|updateMatrixWorld|\w*World(Position|Direction|Matrix|Quaternion|Scale)\w*|foreignObject|foreignKey\w*|ForeignKey\w*)$/,
    reason: 'names of libraries and platforms',
  },
  {
    pattern: /^(aria-pressed|ariaPressed|pressed|press)$/,
    reason: 'the accessibility state of a toggle, and the keyboard method of the test library',
  },
  { pattern: /leadTime|leading|almost|Pick$/i, reason: 'other words, and a type of TypeScript' },
  {
    pattern: /^(tripBooking|TripBookingFailed|selectedTrip|sentTripBooking)$/,
    reason: 'fields of the delivery slot in the requirements, and a code of Place Order',
  },
  { pattern: /^refused$/, reason: 'field of the response that adds a shared cart' },
  { pattern: /^refusalReasonCode$/, reason: 'field of Adyen’s API' },
  { pattern: /^carriage$/, reason: 'field of the stored product content' },
  {
    pattern: /^(accentPressed|(photoButton|sale|selected|stepOpen|stepError)Ground)$/,
    reason: 'published tokens of the theme',
  },
  { pattern: /^(keepNames|lookAt)$/, reason: 'names of libraries' },
  { pattern: /^(setPressed|pressKey|reallyPressKey)$/, reason: 'the state of a toggle; the usual verb for a key' },
];
