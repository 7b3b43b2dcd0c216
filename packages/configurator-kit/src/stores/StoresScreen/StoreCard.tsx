import { type DistanceUnit, type StoreLocation, storeUrl } from '@settee/domain';
import { useLink, VisuallyHidden } from '@settee/ui';
import type { StoresMessages } from '../messages.ts';
import { StoreHours } from '../StoreHours/StoreHours.tsx';
import * as css from './StoresScreen.css.ts';

interface StoreCardProps {
  store: StoreLocation;
  labels: StoresMessages;
  level: 2 | 3;
  /** From the postal code of the search. */
  distance?: number | null;
  unit?: DistanceUnit;
}

/** Address, phone and hours of a store, with a link to its page. */
export function StoreCard({ store, labels, level, distance = null, unit = 'mi' }: StoreCardProps) {
  const Link = useLink();
  const { name, address1, city, region, postalCode, phone, hours, isPickupOffered } = store;
  const Name = `h${level}` as const;
  return (
    <div className={css.store}>
      <Name className={css.name}>
        <Link href={storeUrl(store)} className={css.nameLink}>
          {name}
        </Link>
      </Name>
      {distance !== null && (
        <p className={css.outlet}>
          <span aria-hidden="true">{labels.distance({ distance, unit })}</span>
          <VisuallyHidden>{labels.distanceName({ distance, unit })}</VisuallyHidden>
        </p>
      )}
      <address className={css.address}>
        {address1}
        <br />
        {city}, {region} {postalCode}
        <br />
        <a
          href={`tel:${phone.replace(/\D/g, '')}`}
          aria-label={labels.callStore({ name, phone })}
          className={css.phone}
        >
          {phone}
        </a>
      </address>
      <StoreHours hours={hours} messages={labels} />
      {!isPickupOffered && <p className={css.outlet}>{labels.outlet}</p>}
    </div>
  );
}
