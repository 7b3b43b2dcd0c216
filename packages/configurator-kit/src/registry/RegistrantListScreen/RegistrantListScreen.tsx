'use client';

import {
  checklistUrl,
  type ChecklistSettings,
  hasChecklist,
  registriesUrl,
  type Registry,
  type RegistryItem,
  type SiteCulture,
} from '@settee/domain';
import {
  Alert,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  TextLink,
  VisuallyHidden,
  withRef,
} from '@settee/ui';
import type { ReactNode } from 'react';
import { type RegistryPageMessages, registryPageMessages } from '../messages.ts';
import type { RegistryPorts } from '../ports.ts';
import { useRegistryList } from '../useRegistryList.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './RegistrantListScreen.css.ts';
import { RegistryRow } from './RegistryRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';

export interface RegistrantListScreenProps extends RootRef<HTMLDivElement> {
  /** `null` until it is there. */
  registry: Registry | null;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Event types that have a checklist, and whether a shopper can tick it. REG-13, REG-15 */
  checklist: ChecklistSettings;
  /** Sets a quantity wanted and removes products. They never reject. */
  ports: RegistryPorts;
  /** Renders the add-to-cart control next to items that can be bought. */
  buy: (item: RegistryItem) => ReactNode;
  /** URL where the shopper finds products to add. */
  shopUrl: string;
  /** It could not be loaded. */
  hasFailed?: boolean;
  /** Loads the data again after a failure. */
  onRetry: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RegistryPageMessages>;
}

interface ItemsProps extends Omit<RegistrantListScreenProps, 'registry' | 'messages' | 'hasFailed' | 'onRetry'> {
  registry: Registry;
  labels: RegistryPageMessages;
}

function Head({ registry, checklist, labels }: Pick<ItemsProps, 'registry' | 'checklist' | 'labels'>) {
  return (
    <div className={css.head}>
      <p className={css.event}>
        {registry.eventType} <span className={css.day}>{registry.shortEventDate}</span>
      </p>
      <Heading level={1}>{registry.registryOwnernsName}</Heading>
      <p className={css.links}>
        <span className={css.count}>{labels.items(registry.items.length)}</span>
        {hasChecklist(checklist, registry.registryType) && (
          <TextLink href={checklistUrl(registry.id)}>{labels.viewChecklist}</TextLink>
        )}
        <TextLink href={registriesUrl}>{labels.allRegistries}</TextLink>
      </p>
    </div>
  );
}

function Items({ registry, siteCulture: given, checklist, ports, buy, shopUrl, labels }: ItemsProps) {
  const siteCulture = useSiteCulture(given);
  const control = useRegistryList({ registry, ports, labels });
  const { state, shown } = control;
  return (
    <>
      <Head registry={registry} checklist={checklist} labels={labels} />
      {state.notRemoved && (
        <Alert tone="critical" live="assertive" className={css.alert}>
          {labels.notRemoved(state.notRemoved.name)}
        </Alert>
      )}
      {shown.length === 0 ? (
        <EmptyState
          align="start"
          title={labels.empty}
          actions={<ButtonLink href={shopUrl}>{labels.startShopping}</ButtonLink>}
        >
          {labels.emptyText}
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {shown.map(({ item, removed }) => (
            <li key={item.id} className={css.row}>
              {removed ? (
                <RemovedRow removed={removed} onUndo={() => void control.undo()} labels={labels} />
              ) : (
                <RegistryRow
                  item={item}
                  siteCulture={siteCulture}
                  hasFailed={state.failedQuantityIds.includes(item.id)}
                  onQuantity={(quantity) => void control.setQuantity(item.id, quantity)}
                  onRemove={() => void control.remove(item)}
                  buy={buy(item)}
                  labels={labels}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Page of one registry of the shopper: items and quantities. REG-11 */
export const RegistrantListScreen = withRef(function RegistrantListScreen({
  registry,
  hasFailed,
  onRetry,
  messages,
  ref,
  ...rest
}: RegistrantListScreenProps) {
  const labels = useWords('registryPage', registryPageMessages, messages);
  return (
    <div ref={ref} className={css.root}>
      {registry ? (
        <Items key={registry.id} registry={registry} labels={labels} {...rest} />
      ) : hasFailed ? (
        <ErrorState level={1} title={labels.registryFailed} retryLabel={labels.retry} onRetry={onRetry} />
      ) : (
        <div role="status" className={css.waiting}>
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
          <Skeleton height={96} />
          <Skeleton height={148} />
          <Skeleton height={148} />
        </div>
      )}
    </div>
  );
});
