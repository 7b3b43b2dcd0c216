import { formatPriceInText, type HelpPage, type ShopSite } from '@settee/domain';
import { deliveryDayTexts } from '../delivery/day-texts.ts';
import { giftCardProducts } from '../tenders/gift-cards.ts';
import { say } from './voice.ts';

export function giftCards(site: ShopSite): HelpPage {
  const amounts = giftCardProducts
    .filter(({ brand }) => brand === site.brand)
    .flatMap((product) => product.amounts[site.siteCulture]);
  const money = (cents: number) => formatPriceInText(cents, site.siteCulture);
  return {
    code: 'gift-cards',
    title: 'Gift Card Help',
    intro: say(site, {
      main: 'For the chair they keep talking about. Here’s how our gift cards work.',
      cb2: 'They pick. You pay.',
    }),
    sections: [
      {
        title: 'Buy one',
        text: [
          `Choose an amount from ${money(Math.min(...amounts))} to ${money(Math.max(...amounts))}. A card by mail takes ${deliveryDayTexts[site.siteCulture].giftCards.replace(', or instantly by email', '')}; an e-gift card arrives by email within minutes.`,
        ],
      },
      {
        title: 'Use one',
        text: [
          'Enter the number and PIN on the payment page, or bring the card to a store. You can combine gift cards with each other and with a credit card. Whatever you don’t spend stays on the card.',
        ],
      },
      {
        title: 'Check the balance',
        text: [`Enter the number and PIN on the payment page to see your balance, or call ${site.helpLine}.`],
      },
      {
        title: 'Good to know',
        text: [
          'Gift cards never expire and have no fees. They can’t be returned or exchanged for cash, except where the law requires it. Each card works only in the country where it was bought.',
          'Lost yours? Call us with the order number. If there’s a balance left, we’ll replace the card.',
        ],
      },
    ],
    links: [
      { label: 'Buy a Gift Card', url: '/gift-cards' },
      { label: 'Contact Us', url: '/customer-service/contact' },
    ],
  };
}
