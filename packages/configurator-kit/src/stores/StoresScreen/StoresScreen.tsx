import { type SiteCulture, type StoreLocation, storesByRegion } from '@settee/domain';
import { Heading } from '@settee/ui';
import { storesMessages, type StoresMessages } from '../messages.ts';
import { StoreHours } from '../StoreHours/StoreHours.tsx';
import * as css from './StoresScreen.css.ts';

export interface StoresScreenProps {
  stores: readonly StoreLocation[];
  siteCulture: SiteCulture;
  messages?: Partial<StoresMessages>;
}

/** All stores of a site by state or province: where they are, when they are open, how they are called. STORE-01 */
export function StoresScreen({ stores, siteCulture, messages }: StoresScreenProps) {
  const labels = { ...storesMessages, ...messages };
  return (
    <div className={css.root}>
      <div className={css.head}>
        <Heading level={1} size="h1">
          {labels.screenTitle}
        </Heading>
        <p className={css.count}>{labels.screenCount(stores.length)}</p>
      </div>
      {storesByRegion(stores, siteCulture).map(({ region, stores: own }) => (
        <section key={region.code} aria-labelledby={`stores-${region.code}`} className={css.region}>
          <Heading level={2} size="h3" id={`stores-${region.code}`}>
            {region.name}
          </Heading>
          <ul className={css.list}>
            {own.map(({ id, name, address1, city, postalCode, phone, hours, isPickupOffered }) => (
              <li key={id} className={css.store}>
                <h3 className={css.name}>{name}</h3>
                <address className={css.address}>
                  {address1}
                  <br />
                  {city}, {region.code} {postalCode}
                  <br />
                  <a
                    href={`tel:${phone.replace(/\D/g, '')}`}
                    aria-label={labels.callStore(name, phone)}
                    className={css.phone}
                  >
                    {phone}
                  </a>
                </address>
                <StoreHours hours={hours} messages={messages} />
                {!isPickupOffered && <p className={css.outlet}>{labels.outlet}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
