'use client';

import {
  validateSelection,
  isSelectionFull,
  isSwatchAvailable,
  isSwatchDisabled,
  swatchFamilies,
  getSwatches,
  maxSwatches,
  type SwatchFormData,
  type SwatchSelection,
} from '@settee/domain';
import { Swatch, SwatchGroup } from '@settee/ui';
import { useId } from 'react';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SwatchPicker.css.ts';
import { SwatchTray } from './SwatchTray.tsx';

export interface SwatchPickerProps {
  /** The swatches by family. SWATCH-16 */
  data: Pick<SwatchFormData, 'FabricsByName'>;
  selection: SwatchSelection;
  onCheck: (choiceCode: number, isOn: boolean) => void;
  /** Skips past the swatches, which may be many. */
  onGoOn?: () => void;
  messages?: Partial<SwatchMessages>;
}

/** Up to five swatches of a product, by fabric family; those chosen lie in a tray. SWATCH-16, SWATCH-22 to SWATCH-26 */
export function SwatchPicker({ data, selection, onCheck, onGoOn, messages }: SwatchPickerProps) {
  const labels = useWords('swatch', swatchMessages, messages);
  const id = useId();
  const all = getSwatches(data);
  const chosen = selection.flatMap((code) => all.find(({ ChoiceCode }) => ChoiceCode === code) ?? []);
  const problem = validateSelection(selection);
  const note = isSelectionFull(selection) ? labels.full : problem === 'none' ? labels.noneChosen : '';
  const toggle = (value: string) => onCheck(Number(value), !selection.includes(Number(value)));
  return (
    <div className={css.root}>
      <SwatchTray
        chosen={chosen}
        limit={maxSwatches}
        note={note}
        isWrong={problem === 'too-many'}
        onRemove={(code) => onCheck(code, false)}
        onGoOn={onGoOn}
        labels={labels}
      />
      {swatchFamilies(data).map(({ name, swatches }) => (
        <SwatchGroup key={name} legend={name}>
          {swatches.map((swatch) => (
            <Swatch
              key={swatch.ChoiceCode}
              multiple
              name={`${id}${name}`}
              value={String(swatch.ChoiceCode)}
              label={swatch.Description}
              title={swatch.Description}
              src={swatch.ImagePath || undefined}
              checked={selection.includes(swatch.ChoiceCode)}
              onSelect={toggle}
              disabled={isSwatchDisabled(swatch, selection)}
              unavailable={!isSwatchAvailable(swatch)}
              unavailableLabel={labels.unavailableSwatch}
            />
          ))}
        </SwatchGroup>
      ))}
    </div>
  );
}
