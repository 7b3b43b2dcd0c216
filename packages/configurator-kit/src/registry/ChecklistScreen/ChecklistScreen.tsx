'use client';

import { type Checklist, type ChecklistCategory, registrantListUrl, registriesUrl } from '@settee/domain';
import {
  AppLink,
  ErrorState,
  Heading,
  Image,
  ProgressBar,
  Skeleton,
  TextLink,
  VisuallyHidden,
  withRef,
} from '@settee/ui';
import { type RegistryPageMessages, registryPageMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ChecklistScreen.css.ts';

export interface ChecklistScreenProps extends RootRef<HTMLDivElement> {
  /** `null` until it is there. */
  checklist: Checklist | null;
  /** It could not be loaded. */
  hasFailed?: boolean;
  /** Loads the data again after a failure. */
  onRetry: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RegistryPageMessages>;
}

function Category({ category, labels }: { category: ChecklistCategory; labels: RegistryPageMessages }) {
  const { title, url, usual, items } = category;
  const count = items.reduce((sum, { wants }) => sum + wants, 0);
  return (
    <li className={css.category}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {usual > 0 ? (
        <ProgressBar
          label={title}
          hideLabel
          value={count}
          max={usual}
          valueText={labels.progress({ count, usual })}
          tone={count >= usual ? 'positive' : 'accent'}
          className={css.bar}
        />
      ) : (
        <div className={css.bar} />
      )}
      <p aria-hidden={usual > 0 || undefined} className={css.count}>
        {usual > 0 ? labels.progress({ count, usual }) : labels.beyond(count)}
      </p>
      {items.length === 0 ? (
        <p className={css.nothing}>{labels.nothingYet}</p>
      ) : (
        <ul className={css.thumbs}>
          {items.map(({ id, name, url: at, picture: image }) => (
            <li key={id}>
              <AppLink href={at} className={css.thumb} aria-label={name}>
                {image && <Image picture={image} alt="" sizes="96px" ratio={4 / 3} className={css.image} />}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <TextLink href={url} className={css.shop}>
        {labels.shop(title)}
      </TextLink>
    </li>
  );
}

/** Registry checklist by category, with the progress of this registry. REG-12 */
export const ChecklistScreen = withRef(function ChecklistScreen({
  checklist,
  hasFailed,
  onRetry,
  messages,
  ref,
}: ChecklistScreenProps) {
  const labels = useWords('registryPage', registryPageMessages, messages);
  if (!checklist) {
    return (
      <div ref={ref} className={css.root}>
        {hasFailed ? (
          <ErrorState level={1} title={labels.registryFailed} retryLabel={labels.retry} onRetry={onRetry} />
        ) : (
          <div role="status" className={css.waiting}>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            <Skeleton height={96} />
            <Skeleton height={160} />
          </div>
        )}
      </div>
    );
  }
  return (
    <div ref={ref} className={css.root}>
      <div className={css.head}>
        <p className={css.event}>
          {checklist.eventType} <span className={css.day}>{checklist.shortEventDate}</span>
        </p>
        <Heading level={1}>{labels.checklist}</Heading>
        <p className={css.intro}>{labels.checklistIntro}</p>
        <p className={css.links}>
          <TextLink href={registrantListUrl(checklist.id)}>{labels.viewRegistry}</TextLink>
          <TextLink href={registriesUrl}>{labels.allRegistries}</TextLink>
        </p>
      </div>
      <ul className={css.list}>
        {checklist.categories.map((category) => (
          <Category key={category.code} category={category} labels={labels} />
        ))}
      </ul>
    </div>
  );
});
