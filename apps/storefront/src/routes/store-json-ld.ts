import { openDays, type Site, type StoreLocation, type Weekday, weekdays } from '@settee/domain';
import type { DayOfWeek, FurnitureStore, WithContext } from 'schema-dts';

const dayNames: Record<Weekday, DayOfWeek> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** A store as search engines read it (schema.org). */
export function storeJsonLd(
  store: StoreLocation,
  { brandName, homeCountry }: Pick<Site, 'brandName' | 'homeCountry'>,
  /** Address of its page. */
  url: string,
): WithContext<FurnitureStore> {
  const { name, address1, city, region, postalCode, phone, latitude, longitude, hours } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    name: `${brandName} ${name}`,
    url,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address1,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: homeCountry === 'CAN' ? 'CA' : 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openDays(hours).flatMap(({ from, to, time }) =>
      time
        ? {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1).map((day) => dayNames[day]),
            opens: time.opens,
            closes: time.closes,
          }
        : [],
    ),
  };
}
