import { clockTime, openDays, type StoreLocation, type StorePopup } from '@settee/domain';
import { storeMessages as words } from './messages.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const paragraph = (lines: readonly string[]) => `<p>${lines.map(escaped).join('<br>')}</p>`;

function hoursLines({ hours }: StoreLocation): string[] {
  return openDays(hours).map(({ from, to, time }) => {
    const days = from === to ? words.days[from] : `${words.days[from]} – ${words.days[to]}`;
    return `${days} ${time ? `${clockTime(time.opens)} – ${clockTime(time.closes)}` : words.closed}`;
  });
}

function getBody(store: StoreLocation): string {
  const { address1, city, region, postalCode, phone } = store;
  return [[address1, `${city}, ${region} ${postalCode}`], [phone], hoursLines(store)].map(paragraph).join('');
}

/** STORE-06 */
export function storePopup(store: StoreLocation): StorePopup {
  return { title: store.name, html: getBody(store) };
}

/** STORE-07 */
export function storeListPopup(stores: readonly StoreLocation[]): StorePopup {
  return {
    title: words.listTitle,
    html: stores.map((store) => `<h3>${escaped(store.name)}</h3>${getBody(store)}`).join(''),
  };
}
