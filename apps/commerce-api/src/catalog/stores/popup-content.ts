import { clockTime, openDays, type ShopSite, type StoreLocation, type StorePopup } from '@settee/domain';
import { popupWords } from './popup-words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const paragraph = (lines: readonly string[]) => `<p>${lines.map(escaped).join('<br>')}</p>`;

type Site = Pick<ShopSite, 'locale'>;

function hoursLines({ hours }: StoreLocation, site: Site): string[] {
  const words = popupWords(site);
  const { locale } = site;
  return openDays(hours).map(({ from, to, time }) => {
    const days = from === to ? words.days[from] : `${words.days[from]} – ${words.days[to]}`;
    return `${days} ${time ? `${clockTime(time.opens, locale)} – ${clockTime(time.closes, locale)}` : words.closed}`;
  });
}

function getBody(store: StoreLocation, site: Site): string {
  const { address1, city, region, postalCode, phone } = store;
  return [[address1, `${city}, ${region} ${postalCode}`], [phone], hoursLines(store, site)].map(paragraph).join('');
}

/** Returns a popup with the address, phone number and opening hours of a store as escaped HTML. STORE-06 */
export function storePopup(store: StoreLocation, site: Site): StorePopup {
  return { title: store.name, html: getBody(store, site) };
}

/** Returns a popup with the address, phone number and opening hours of each store, in the given order. STORE-07 */
export function storeListPopup(stores: readonly StoreLocation[], site: Site): StorePopup {
  return {
    title: popupWords(site).listTitle,
    html: stores.map((store) => `<h3>${escaped(store.name)}</h3>${getBody(store, site)}`).join(''),
  };
}
