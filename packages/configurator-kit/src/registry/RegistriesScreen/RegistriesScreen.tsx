'use client';

import {
  checklistUrl,
  type ChecklistSettings,
  hasChecklist,
  registrantListUrl,
  type RegistryListEntry,
} from '@settee/domain';
import { ErrorState, Heading, Skeleton, TextLink, VisuallyHidden } from '@settee/ui';
import { type RegistryPageMessages, registryPageMessages } from '../messages.ts';
import type { RegistriesPorts } from '../ports.ts';
import { NewRegistryForm } from './NewRegistryForm.tsx';
import * as css from './RegistriesScreen.css.ts';

export interface RegistriesScreenProps {
  /** The newest first; `null` until they are there. */
  registries: readonly RegistryListEntry[] | null;
  /** REG-13, REG-15 */
  checklist: ChecklistSettings;
  /** Today, ISO 8601. */
  today: string;
  /** Initial value of the form. */
  ownersName?: string;
  ports: RegistriesPorts;
  /** They could not be loaded. */
  hasFailed?: boolean;
  onRetry: () => void;
  messages?: Partial<RegistryPageMessages>;
}

/** A shopper's gift registries, and the way to another one. */
export function RegistriesScreen(props: RegistriesScreenProps) {
  const { registries, checklist, today, ownersName, ports, hasFailed, onRetry, messages } = props;
  const labels = { ...registryPageMessages, ...messages };
  return (
    <div className={css.root}>
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
                    <p className={css.event}>
                      {entry.eventType} <span className={css.day}>{entry.shortEventDate}</span>
                    </p>
                    <Heading level={2} size="h3" className={css.name}>
                      {entry.registryOwnernsName}
                    </Heading>
                    <p className={css.count}>{labels.beyond(entry.registryQtyWants)}</p>
                    <p className={css.links}>
                      <TextLink
                        href={registrantListUrl(entry.id)}
                        aria-label={labels.viewOf(labels.viewRegistry, entry.eventType, entry.shortEventDate)}
                      >
                        {labels.viewRegistry}
                      </TextLink>
                      {hasChecklist(checklist, entry.registryType) && (
                        <TextLink
                          href={checklistUrl(entry.id)}
                          aria-label={labels.viewOf(labels.viewChecklist, entry.eventType, entry.shortEventDate)}
                        >
                          {labels.viewChecklist}
                        </TextLink>
                      )}
                    </p>
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
}
