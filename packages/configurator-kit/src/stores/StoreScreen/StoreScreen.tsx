'use client';

import {
  directionsUrl,
  distanceUnit,
  type NearbyStore,
  type SiteCulture,
  type StoreLocation,
  type StoreMap,
  storesUrl,
} from '@settee/domain';
import { ButtonLink, Grid, Heading, Stack, TextLink, withRef } from '@settee/ui';
import { storesMessages, type StoresMessages } from '../messages.ts';
import { StoreHours } from '../StoreHours/StoreHours.tsx';
import { StoreMapView } from '../StoreMapView/StoreMapView.tsx';
import { StoreCard } from '../StoresScreen/StoreCard.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './StoreScreen.css.ts';

export interface StoreScreenProps extends RootRef<HTMLDivElement> {
  /** The store. */
  store: StoreLocation;
  /** Other stores, closest first. */
  nearby: readonly NearbyStore[];
  /** Drawing of the country. */
  map: StoreMap;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<StoresMessages>;
}

/** Page of a store: where it is, when it is open, what it offers, and the stores nearby. */
export const StoreScreen = withRef(function StoreScreen(props: StoreScreenProps) {
  const { store, nearby, map, messages } = props;
  const siteCulture = useSiteCulture(props.siteCulture);
  const labels = useWords('stores', storesMessages, messages);
  const { hours, services, isPickupOffered } = store;
  return (
    <div ref={props.ref} className={css.root}>
      <Stack gap={5}>
        <Heading level={1}>{store.name}</Heading>
        <Contact store={store} labels={labels} />
        <section className={css.part}>
          <Heading level={2} size="h3">
            {labels.hours}
          </Heading>
          <StoreHours hours={hours} messages={messages} />
        </section>
        {services.length > 0 && (
          <section className={css.part}>
            <Heading level={2} size="h3">
              {labels.services}
            </Heading>
            <Stack as="ul" gap={2}>
              {services.map((service) => (
                <li key={service}>{labels.serviceNames[service]}</li>
              ))}
            </Stack>
          </section>
        )}
        {!isPickupOffered && <p className={css.note}>{labels.outlet}</p>}
      </Stack>
      <div className={css.map}>
        <StoreMapView
          stores={[store, ...nearby.map((near) => near.store)]}
          map={map}
          siteCulture={siteCulture}
          marked={[store.id]}
        />
      </div>
      <section className={css.nearby}>
        {nearby.length > 0 && <NearbyStores nearby={nearby} siteCulture={siteCulture} labels={labels} />}
        <TextLink href={storesUrl}>{labels.allStoresLink}</TextLink>
      </section>
    </div>
  );
});

/** Address, directions and phone number. */
function Contact({ store, labels }: { store: StoreLocation; labels: StoresMessages }) {
  const { name, address1, city, region, postalCode, phone } = store;
  return (
    <>
      <address className={css.address}>
        {address1}
        <br />
        {city}, {region} {postalCode}
      </address>
      <div className={css.actions}>
        <ButtonLink href={directionsUrl(store)} target="_blank" rel="noreferrer" aria-label={labels.directionsTo(name)}>
          {labels.directions}
        </ButtonLink>
        <ButtonLink
          href={`tel:${phone.replace(/\D/g, '')}`}
          tone="outline"
          aria-label={labels.callStore({ name, phone })}
        >
          {phone}
        </ButtonLink>
      </div>
    </>
  );
}

interface NearbyStoresProps extends Pick<StoreScreenProps, 'nearby'> {
  siteCulture: SiteCulture;
  labels: StoresMessages;
}

function NearbyStores({ nearby, siteCulture, labels }: NearbyStoresProps) {
  return (
    <>
      <Heading level={2} size="h3">
        {labels.nearby}
      </Heading>
      <Grid as="ul" column={260} gap={7}>
        {nearby.map(({ store, distance }) => (
          <li key={store.id}>
            <StoreCard store={store} distance={distance} unit={distanceUnit(siteCulture)} labels={labels} level={3} />
          </li>
        ))}
      </Grid>
    </>
  );
}
