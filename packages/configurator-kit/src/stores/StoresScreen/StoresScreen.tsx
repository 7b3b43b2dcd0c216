'use client';

import {
  distanceUnit,
  inLanguage,
  formatPostalCode,
  postalCodeMaxLength,
  type SiteCulture,
  type StoreAvailabilityData,
  type StoreLocation,
  type StoreMap,
  storesByRegion,
  storesUrl,
} from '@settee/domain';
import { Button, Grid, Heading, TextField, TextLink, useSiteSettings, withRef } from '@settee/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { storesMessages, type StoresMessages } from '../messages.ts';
import { StoreCard } from './StoreCard.tsx';
import { StoreMapView } from '../StoreMapView/StoreMapView.tsx';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './StoresScreen.css.ts';

export interface StoresScreenProps extends RootRef<HTMLDivElement> {
  /** The stores, in their order. */
  stores: readonly StoreLocation[];
  /** Drawing of the country. */
  map: StoreMap;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Result of the search by postal code; `null` while it loads or without a search. */
  found: StoreAvailabilityData | null;
  /** Postal code of the search; empty for none. */
  zip: string;
  /** Message of a search that failed, such as without a connection. */
  searchProblem?: string | undefined;
  /** Called with a postal code to search for, also with the same one again. */
  onSearch: (zip: string) => void;
  /** Hidden fields, sent with the postal code where the form works without script. */
  hiddenFields?: ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<StoresMessages>;
}

/** All stores of a site by state or province, or by distance from a postal code, next to a map. STORE-01 */
export const StoresScreen = withRef(function StoresScreen(props: StoresScreenProps) {
  const { stores, map, found, zip, searchProblem, onSearch, hiddenFields, messages } = props;
  const siteCulture = useSiteCulture(props.siteCulture);
  const labels = useWords('stores', storesMessages, messages);
  const nearest = zip !== '' && found && !found.problem ? found.stores : null;
  const problem = zip !== '' && found?.problem ? labels.invalid({ entry: zip, siteCulture }) : searchProblem;
  return (
    <div ref={props.ref} className={css.root}>
      <div className={css.head}>
        <Heading level={1} size="h1">
          {labels.screenTitle}
        </Heading>
        <SearchForm {...{ zip, siteCulture, onSearch, hiddenFields, labels, problem }} />
      </div>
      <div className={css.map}>
        <StoreMapView
          stores={stores}
          map={map}
          siteCulture={siteCulture}
          marked={nearest?.slice(0, 1).map(({ store }) => store.id)}
        />
      </div>
      <div className={css.results}>
        <p role="status" className={css.count}>
          {nearest ? labels.found({ count: nearest.length, zip }) : labels.screenCount(stores.length)}
        </p>
        {nearest ? (
          <NearestStores found={nearest} siteCulture={siteCulture} labels={labels} />
        ) : (
          <StoresByRegion stores={stores} siteCulture={siteCulture} labels={labels} />
        )}
      </div>
    </div>
  );
});

interface NearestStoresProps {
  found: StoreAvailabilityData['stores'];
  siteCulture: SiteCulture;
  labels: StoresMessages;
}

function NearestStores({ found, siteCulture, labels }: NearestStoresProps) {
  return (
    <ol className={css.nearest}>
      {found.map(({ store, distance }) => (
        <li key={store.id}>
          <StoreCard store={store} distance={distance} unit={distanceUnit(siteCulture)} labels={labels} level={2} />
        </li>
      ))}
    </ol>
  );
}

interface StoresByRegionProps extends Pick<StoresScreenProps, 'stores'> {
  siteCulture: SiteCulture;
  labels: StoresMessages;
}

function StoresByRegion({ stores, siteCulture, labels }: StoresByRegionProps) {
  const { locale } = useSiteSettings();
  return storesByRegion(stores, siteCulture, locale).map(({ region, stores: inRegion }) => (
    <section key={region.code} aria-labelledby={`stores-${region.code}`} className={css.region}>
      <Heading level={2} size="h3" id={`stores-${region.code}`}>
        {region.name}
      </Heading>
      <Grid as="ul" column={240} gap={7}>
        {inRegion.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} labels={labels} level={3} />
          </li>
        ))}
      </Grid>
    </section>
  ));
}

interface SearchFormProps extends Pick<StoresScreenProps, 'zip' | 'onSearch' | 'hiddenFields'> {
  siteCulture: SiteCulture;
  labels: StoresMessages;
  problem: string | undefined;
}

/** Works without script, too: the browser opens the page with the postal code. */
function SearchForm({ zip, siteCulture, onSearch, hiddenFields, labels, problem }: SearchFormProps) {
  const { pathPrefix = '' } = useSiteSettings();
  const [entry, setEntry] = useState(zip);
  const [isMissing, setMissing] = useState(false);
  const [applied, setApplied] = useState(zip);
  if (applied !== zip) {
    setApplied(zip);
    setEntry(zip);
    setMissing(false);
  }
  useFieldErrorEvents('storeSearch', { postalCode: isMissing ? 'missing' : problem && 'unknown' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(entry.trim() === '');
    if (entry.trim() !== '') onSearch(entry.trim());
  };
  return (
    <form method="get" action={inLanguage(pathPrefix, storesUrl)} noValidate onSubmit={submit} className={css.form}>
      {hiddenFields}
      <TextField
        name="zip"
        containerClassName={css.zip}
        label={labels.zipLabel[siteCulture]}
        value={entry}
        onChange={({ target }) => setEntry(target.value)}
        readText={(text, previous) => formatPostalCode(text, previous, postalCodeMaxLength[siteCulture])}
        error={isMissing ? labels.missing[siteCulture] : problem}
        inputMode={siteCulture === 'USA' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="postal-code"
      />
      <div className={css.find}>
        <Button type="submit" tone="outline">
          {labels.find}
        </Button>
      </div>
      {zip !== '' && (
        <TextLink href={storesUrl} className={css.all}>
          {labels.showAll}
        </TextLink>
      )}
    </form>
  );
}
