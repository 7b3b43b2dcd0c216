import type { StoreLocation } from '@settee/domain';

const weekday = { opens: '10:00', closes: '19:00' };
export const map = { outline: 'M0 0l960 0l0 613l-960 0z', borders: 'M480 0l0 613' };

export const lincolnPark: StoreLocation = {
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
  latitude: 41.9147,
  longitude: -87.6487,
  services: ['pickup', 'curbside', 'design', 'returns', 'registry', 'swatches'],
  slug: 'lincoln-park',
};
export const html =
  '<p>1846 N Halsted St<br>Chicago, IL 60614</p><p>(312) 555-0101</p><p>Mon – Fri 10 am – 7 pm<br>Sat 10 am – 6 pm<br>Sun 11 am – 6 pm</p>';
