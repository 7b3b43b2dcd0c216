import { type ReviewQuery, type ReviewSort, reviewLimits, reviewSorts, type Stars } from '@settee/domain';
import { Chip, ChipGroup, IconButton, Inline, SortMenu, Stack, TextButton, TextField } from '@settee/ui';
import { type FormEvent, type RefObject, useState } from 'react';
import type { ReviewMessages } from '../messages.ts';
import * as css from './Reviews.css.ts';

export interface ReviewFiltersProps {
  query: ReviewQuery;
  matching: number;
  all: number;
  /** Number of reviews with photographs. */
  photographed: number;
  onWithPhotos: (withPhotos: boolean) => void;
  onSort: (sort: ReviewSort) => void;
  onSearch: (search: string) => void;
  onRemoveStars: (stars: Stars) => void;
  onClear: () => void;
  /** The number of matching reviews, which has the focus after the last filter is removed. */
  counter: RefObject<HTMLParagraphElement | null>;
  labels: ReviewMessages;
}

/** Search, order, and the filters that are applied. */
export function ReviewFilters(props: ReviewFiltersProps) {
  const { query, onSort, onSearch, labels } = props;
  return (
    <Stack gap={4}>
      <Inline gap={4} align="end" justify="between">
        <SearchForm search={query.search} onSearch={onSearch} labels={labels} />
        <SortMenu
          label={labels.sortBy}
          value={query.sort}
          options={reviewSorts.map((key) => ({ key, label: labels.sorts[key] }))}
          onValueChange={(key) => {
            const sort = reviewSorts.find((one) => one === key);
            if (sort) onSort(sort);
          }}
        />
      </Inline>
      <Applied {...props} />
    </Stack>
  );
}

/** The number of matching reviews, and the filters that are applied. */
function Applied(props: ReviewFiltersProps) {
  const { query, matching, all, photographed, onWithPhotos, onSearch, onRemoveStars, onClear, counter, labels } = props;
  const chips = [
    ...query.stars.toSorted().map((stars) => ({
      key: String(stars),
      label: labels.stars(stars),
      remove: () => onRemoveStars(stars),
    })),
    ...(query.search === '' ? [] : [{ key: 'search', label: labels.words(query.search), remove: () => onSearch('') }]),
  ];
  return (
    <div className={css.applied}>
      <p ref={counter} role="status" tabIndex={-1} className={css.matching}>
        {labels.matching({ matching, all })}
      </p>
      {(photographed > 0 || query.withPhotos) && (
        <Chip pressed={query.withPhotos} onClick={() => onWithPhotos(!query.withPhotos)}>
          {labels.withPhotos(photographed)}
        </Chip>
      )}
      <ChipGroup
        label={labels.chips}
        items={chips}
        onRemove={(key) => chips.find((chip) => chip.key === key)?.remove()}
        removeLabel={labels.removeFilter}
        focusAfter={counter}
      />
      {(chips.length > 0 || query.withPhotos) && <TextButton onClick={onClear}>{labels.clear}</TextButton>}
    </div>
  );
}

interface SearchFormProps {
  search: string;
  onSearch: (search: string) => void;
  labels: ReviewMessages;
}

function SearchForm({ search, onSearch, labels }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [applied, setApplied] = useState(search);
  if (applied !== search) {
    setApplied(search);
    setTyped(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== search) onSearch(typed.trim());
  };
  return (
    <form role="search" aria-label={labels.search} onSubmit={submit} className={css.search}>
      <TextField
        label={labels.search}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={reviewLimits.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        trailing={<IconButton type="submit" icon="search" label={labels.search} />}
      />
    </form>
  );
}
