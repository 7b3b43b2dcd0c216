import type { SiteCulture } from '@settee/domain';
import { Button, Checkbox, Stack, TextField } from '@settee/ui';
import { type FormEvent, useRef } from 'react';
import type { OpenStores, ZipProblem } from '../reducer.ts';
import type { StoresMessages } from '../messages.ts';
import type { StoresControl } from '../useStores.ts';
import * as css from './StoreFinderFlyout.css.ts';

export interface StoreSearchProps {
  state: OpenStores;
  control: StoresControl;
  labels: StoresMessages;
}

function problemText({ kind, entry }: ZipProblem, siteCulture: SiteCulture, labels: StoresMessages): string {
  return kind === 'missing' ? labels.missing[siteCulture] : labels.invalid({ entry, siteCulture });
}

/** Zip code form and the filter for available stores. STORE-02 */
export function StoreSearch({ state, control, labels }: StoreSearchProps) {
  const { siteCulture, entry, problem, onlyAvailStores, stores, zip } = state;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void control.submit();
    field.current?.focus();
  };
  return (
    <Stack gap={2}>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <TextField
          inputRef={field}
          label={labels.zipLabel[siteCulture]}
          value={entry}
          onChange={({ target }) => control.type(target.value)}
          error={problem ? problemText(problem, siteCulture, labels) : undefined}
          inputMode={siteCulture === 'USA' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="postal-code"
        />
        <div className={css.find}>
          <Button type="submit" tone="outline" busy={stores.status === 'loading' && entry.trim() === zip}>
            {labels.find}
          </Button>
        </div>
      </form>
      <Checkbox
        label={labels.onlyAvailable}
        checked={onlyAvailStores}
        onChange={({ target }) => void control.filter(target.checked)}
      />
    </Stack>
  );
}
