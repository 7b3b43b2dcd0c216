import { distanceUnit, type SiteCulture } from '@settee/domain';
import { Button, EmptyState, ErrorState, Skeleton, Stack, VisuallyHidden } from '@settee/ui';
import type { OpenStores } from '../reducer.ts';
import type { StoresMessages } from '../messages.ts';
import type { StoresControl } from '../useStores.ts';
import { StoreRow } from './StoreRow.tsx';
import * as css from './StoreFinderFlyout.css.ts';

export interface StoreResultsProps {
  state: OpenStores;
  control: StoresControl;
  siteCulture: SiteCulture;
  labels: StoresMessages;
}

/** Stores with availability, or the error. STORE-04 */
export function StoreResults({ state, control, siteCulture, labels }: StoreResultsProps) {
  const { stores } = state;
  const count = stores.status === 'shown' ? stores.stores.length : null;
  return (
    <section className={css.result} aria-busy={stores.status === 'loading' || undefined}>
      <div role="status">
        {count === 0 && <VisuallyHidden>{labels.none}</VisuallyHidden>}
        {stores.status === 'shown' && count !== 0 && (
          <h3 className={css.count}>{labels.found({ count: stores.stores.length, zip: stores.zip })}</h3>
        )}
      </div>
      <Body state={state} control={control} siteCulture={siteCulture} labels={labels} />
    </section>
  );
}

function Body({ state, control, siteCulture, labels }: StoreResultsProps) {
  const { stores } = state;
  switch (stores.status) {
    case 'needsZipCode':
      return <p className={css.wanting}>{labels.wanting[siteCulture]}</p>;
    case 'loading':
      return (
        <Stack gap={4}>
          <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
          <Skeleton height={128} />
          <Skeleton height={128} />
          <Skeleton height={128} />
        </Stack>
      );
    case 'failed':
      return (
        <ErrorState
          title={labels.failed}
          level={3}
          live="assertive"
          retryLabel={labels.retry}
          onRetry={() => void control.retry()}
        />
      );
    case 'shown':
      if (stores.stores.length === 0) return <NoStores state={state} control={control} labels={labels} />;
      return (
        <ul className={css.list}>
          {stores.stores.map((one) => (
            <StoreRow key={one.store.id} found={one} unit={distanceUnit(siteCulture)} labels={labels} />
          ))}
        </ul>
      );
    default:
      return stores satisfies never;
  }
}

/** No store has the product nearby; offers those without it. */
function NoStores({ state, control, labels }: Omit<StoreResultsProps, 'siteCulture'>) {
  return (
    <EmptyState
      icon="store"
      title={labels.none}
      level={3}
      actions={
        state.onlyAvailStores && (
          <Button tone="outline" onClick={() => void control.filter(false)}>
            {labels.showAll}
          </Button>
        )
      }
    >
      {labels.noneText}
    </EmptyState>
  );
}
