import { afterDelivery } from './help/facts.ts';
import { swatchModalMessage } from './swatches.ts';

/** Content of the message popups by name. CMS-01, CMS-02 */
export const popups: Readonly<Record<string, { title: string; html: string }>> = {
  CreditCardVerification: {
    title: 'Where to find your security code',
    html: '<p>On Visa, Mastercard and Discover cards, it’s the last three digits on the signature strip on the back.</p><p>On American Express cards, it’s the four digits above the card number on the front.</p>',
  },
  CustomOrderTerms: {
    title: 'Made for you',
    html: `<p>We make this piece with the options you chose. You can change or cancel your order within ${afterDelivery.cancelHours} hours of ordering. After that, we cut the fabric.</p><p>Made-to-order pieces can’t be returned or exchanged, unless they arrive damaged.</p>`,
  },
  PersonalizationTerms: {
    title: 'Personalized for you',
    html: '<p>Please double-check your text. We’ll embroider or etch it exactly as you typed it.</p><p>Personalized items can’t be returned or exchanged, unless they arrive damaged.</p>',
  },
  RegistryPersonalizationTerms: {
    title: 'Add To Registry',
    html: '<p>Guests will buy this item with the text you typed. It can’t be changed after someone buys it.</p>',
  },
  InstallationService: {
    title: 'Installation and assembly',
    html: '<p>Service is provided by a third party, who’ll call within two days of delivery to schedule a visit. Fee shown is per item.</p>',
  },
  PfasRestriction: {
    title: 'Why we can’t ship this to every state',
    html: '<p>This item’s finish contains PFAS. Several states don’t allow it to be sold, so we can’t ship it there or offer store pickup.</p>',
  },
  VendorDropShip: {
    title: 'Ships from the maker',
    html: '<p>This item ships directly from the workshop that makes it, separately from the rest of your order. Store pickup isn’t available.</p>',
  },
  GiftCardHelp: {
    title: 'Where to find the number and PIN',
    html: '<p>Scratch off the silver panel on the back of the card to see the 4-digit PIN. The 16 digits above the panel are the card number. On an e-gift card, both are under the barcode.</p>',
  },
  RewardsHelp: {
    title: 'How rewards work',
    html: '<p>Every 500 points earn you a $20 certificate. Use it with your rewards card before it expires. Anything you don’t spend stays on the certificate.</p>',
  },
  TaxExemption: {
    title: 'Tax-exempt orders',
    html: '<p>Check the box if your organization is tax-exempt. We’ll email you to ask for the certificate before your order ships.</p>',
  },
  SwatchHelp: {
    title: 'Free swatches',
    html: `<p>${swatchModalMessage}</p>`,
  },
};
