'use client';

import {
  checklistUrl,
  type ChecklistSettings,
  hasChecklist,
  registrantListUrl,
  type RegistryListEntry,
} from '@settee/domain';
import { ErrorState, Heading, Skeleton, TextLink, VisuallyHidden, withRef } from '@settee/ui';
import { type RegistryPageMessages, registryPageMessages } from '../messages.ts';
import type { RegistriesPorts } from '../ports.ts';
import { NewRegistryForm } from './NewRegistryForm.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RegistriesScreen.css.ts';

export interface RegistriesScreenProps extends RootRef<HTMLDivElement> {
  /** The newest first; `null` until they are there. */
  registries: readonly RegistryListEntry[] | null;
  /** Event types that have a checklist, and whether a shopper can tick it. REG-13, REG-15 */
  checklist: ChecklistSettings;
  /** Today, ISO 8601. */
  today: string;
  /** Initial value of the form. */
  ownersName?: string;
  /** Creates a registry and opens it. They never reject. */
  ports: RegistriesPorts;
  /** They could not be loaded. */
  hasFailed?: boolean;
  /** Loads the data again after a failure. */
  onRetry: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RegistryPageMessages>;
}

/** A shopper's gift registries, and the way to another one. */
export const RegistriesScreen = withRef(function RegistriesScreen(props: RegistriesScreenProps) {
  const { registries, checklist, today, ownersName, ports, hasFailed, onRetry, messages } = props;
  const labels = useWords('registryPage', registryPageMessages, messages);
  return (
    <div ref={props.ref} className={css.root}>
      <div className={css.head}>
        <Heading level={1}>{labels.title}</Heading>
        <p className={css.intro}>{labels.intro}</p>
      </div>
      {hasFailed && (
        <ErrorState level={2} className={css.error} title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />
      )}
      {registries === null && !hasFailed && (
        <div role="status" className={css.waiting}>
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
          <Skeleton height={120} />
          <Skeleton height={120} />
        </div>
      )}
      {registries && (
        <div className={css.columns}>
          {registries.length > 0 && (
            <section aria-label={labels.registries}>
              <ul className={css.list}>
                {registries.map((entry) => (
                  <li key={entry.id} className={css.entry}>
                    <Entry entry={entry} checklist={checklist} labels={labels} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <NewRegistryForm ports={ports} today={today} ownersName={ownersName ?? ''} labels={labels} />
        </div>
      )}
    </div>
  );
});

interface EntryProps extends Pick<RegistriesScreenProps, 'checklist'> {
  entry: RegistryListEntry;
  labels: RegistryPageMessages;
}

/** One registry with links to its list and its checklist. */
function Entry({ entry, checklist, labels }: EntryProps) {
  const { id, eventType, shortEventDate } = entry;
  return (
    <>
      <p className={css.event}>
        {eventType} <span className={css.day}>{shortEventDate}</span>
      </p>
      <Heading level={2} size="h3" className={css.name}>
        {entry.registryOwnernsName}
      </Heading>
      <p className={css.count}>{labels.beyond(entry.registryQtyWants)}</p>
      <p className={css.links}>
        <TextLink
          href={registrantListUrl(id)}
          aria-label={labels.viewOf({ label: labels.viewRegistry, eventType, day: shortEventDate })}
        >
          {labels.viewRegistry}
        </TextLink>
        {hasChecklist(checklist, entry.registryType) && (
          <TextLink
            href={checklistUrl(id)}
            aria-label={labels.viewOf({ label: labels.viewChecklist, eventType, day: shortEventDate })}
          >
            {labels.viewChecklist}
          </TextLink>
        )}
      </p>
    </>
  );
}
