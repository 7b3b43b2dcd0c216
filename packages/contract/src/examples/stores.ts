import { example } from '../example.ts';
import { getStoreAvailability, getStoreListPopup, getStorePopup, getStores, resetBasketStore } from '../stores.ts';

const weekday = { opens: '10:00', closes: '19:00' };
const lincolnPark = {
  id: 101,
  name: 'Lincoln Park',
  address1: '1846 N Halsted St',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60614',
  phone: '(312) 555-0101',
  hours: {
    mon: weekday,
    tue: weekday,
    wed: weekday,
    thu: weekday,
    fri: weekday,
    sat: { opens: '10:00', closes: '18:00' },
    sun: { opens: '11:00', closes: '18:00' },
  },
  isPickupOffered: true,
};
const html =
  '<p>1846 N Halsted St<br>Chicago, IL 60614</p><p>(312) 555-0101</p><p>Mon – Fri 10 am – 7 pm<br>Sat 10 am – 6 pm<br>Sun 11 am – 6 pm</p>';

export const storesExamples = [
  example(
    getStoreAvailability,
    'A side table near Chicago.',
    { sku: 100302, zip: '60614', onlyAvailStores: true, includeOnlyBopsEnabled: true, onDisplay: true },
    {
      zip: '60614',
      problem: null,
      stores: [{ store: lincolnPark, availability: 'inStock', isOnDisplay: true, distance: 3 }],
    },
  ),
  example(resetBasketStore, 'The chosen store no longer counts.', {}, {}),
  example(getStorePopup, 'The store of the basket.', {}, { title: 'Lincoln Park', html }),
  example(
    getStoreListPopup,
    'The stores of the site.',
    {},
    { title: 'Our stores', html: `<h3>Lincoln Park</h3>${html}` },
  ),
  example(getStores, 'The stores of the site.', {}, { stores: [lincolnPark] }),
];
