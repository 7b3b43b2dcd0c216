import { swatchModalMessage } from './swatches.ts';

/** Content of the message popups by name. CMS-01, CMS-02 */
export const popups: Readonly<Record<string, { title: string; html: string }>> = {
  CreditCardVerification: {
    title: 'Where to find your security code',
    html: '<p>On Visa, MasterCard and Discover cards the security code is the last three digits on the signature strip at the back.</p><p>On American Express cards it is the four digits above the card number on the front.</p>',
  },
  CustomOrderTerms: {
    title: 'Made for you',
    html: '<p>We make this piece in the choices you picked. You can change or cancel the order within 24 hours; after that the cloth is cut.</p><p>Made-to-order pieces can’t be returned unless they arrive damaged.</p>',
  },
  PersonalizationTerms: {
    title: 'Personalized for you',
    html: '<p>Please read your text once more: we embroider and etch it exactly as you typed it.</p><p>Personalized items can’t be returned or exchanged.</p>',
  },
  RegistryPersonalizationTerms: {
    title: 'Add To Registry',
    html: '<p>Your guests will buy this item with the text you typed. It can’t be changed once one of them has bought it.</p>',
  },
  InstallationService: {
    title: 'Installation and assembly',
    html: '<p>The work is done by a third party, who calls you to make an appointment within two days of the delivery. The fee shown is per item.</p>',
  },
  PfasRestriction: {
    title: 'Why we can’t send this to every state',
    html: '<p>The finish of this item contains PFAS. Several states do not allow it to be sold there, so it can’t be shipped to or picked up in them.</p>',
  },
  VendorDropShip: {
    title: 'Sent by the maker',
    html: '<p>This item leaves the workshop that makes it and travels apart from the rest of your order. It can’t be picked up in a store.</p>',
  },
  GiftCardHelp: {
    title: 'Where to find number and PIN',
    html: '<p>Scratch the silver field at the back of the card. The 16 digits above it are the number, the four digits below it are the PIN. On a card by email both stand under the bar code.</p>',
  },
  RewardsHelp: {
    title: 'How rewards work',
    html: '<p>Every 500 points become a certificate of $20. A certificate is spent with the rewards card before its day is over; what an order does not need stays on it.</p>',
  },
  TaxExemption: {
    title: 'Tax-exempt orders',
    html: '<p>Tick the box if your organization is exempt. We ask for the certificate by email before the order leaves.</p>',
  },
  SwatchHelp: {
    title: 'Free swatches',
    html: `<p>${swatchModalMessage}</p>`,
  },
};
