'use client';

import type { Choice, OptionType } from '@settee/domain';
import { isTrackedAsViewed, toPicker } from '@settee/domain';
import { Button, Disclosure, Icon, TextButton, VisuallyHidden } from '@settee/ui';
import { useId } from 'react';
import { choiceName } from '../choice-name.ts';
import { ChoiceTiles } from '../ChoiceTiles/ChoiceTiles.tsx';
import { ImageAndTextPicker } from '../ImageAndTextPicker/ImageAndTextPicker.tsx';
import { MaterialPicker } from '../MaterialPicker/MaterialPicker.tsx';
import { allChoices, type PickerProps, getUnavailableReason, getDescribedChoice } from '../picker-props.ts';
import { TextButtons } from '../TextButtons/TextButtons.tsx';
import * as css from './OptionDrawer.css.ts';

export interface OptionDrawerProps extends Omit<PickerProps, 'errorId'> {
  /** Place among the drawers, from 1. */
  step: number;
  /** Shows the prompt for a required choice. OPT-16 */
  missing: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer of a single-option product is not, once it is open. OPT-14 */
  closable?: boolean;
  /** Offers details, comparison and conflict reasons; `layers` of `ProductScreen` implements them. FLY-01 */
  detailed?: boolean;
  /** Offers to browse all materials of a fabric or leather option; `layers` implements it. BROWSE-16 */
  browsable?: boolean | undefined;
  /** Offers free swatches, where it has some. SWATCH-03 */
  swatches?: boolean | undefined;
}

const pickers = {
  material: MaterialPicker,
  leg: ChoiceTiles,
  image: ChoiceTiles,
  textButtons: TextButtons,
  imageAndText: ImageAndTextPicker,
} as const;

function Chip({ choice }: { choice: Choice }) {
  const { color, images } = choice;
  if (!color && !images.desktop) return null;
  if (!images.desktop) return <span className={css.chip} style={{ background: color }} />;
  return <img src={images.desktop} alt="" width={20} height={20} className={css.chip} style={{ background: color }} />;
}

/** Option types with details other than the name. */
const withDetails: readonly OptionType[] = ['fabric', 'leather', 'cushion', 'leg'];

/** One option of a product: what is chosen in the header, the picker inside. OPT-01 to OPT-04 */
export function OptionDrawer({
  step,
  missing,
  open,
  onOpenChange,
  closable,
  detailed = false,
  browsable,
  swatches,
  ...picker
}: OptionDrawerProps) {
  const { option, value, labels } = picker;
  const errorId = useId();
  const choices = allChoices(option);
  const chosen = choices.find(({ code }) => code === value);
  const Picker = pickers[toPicker(option.optionExperience)];
  const isMaterial = Picker === MaterialPicker;
  const describedChoice =
    detailed && withDetails.includes(option.optionType) ? getDescribedChoice(option, value) : undefined;
  const act = (name: string, label: string, of?: string) => (
    <TextButton data-act={name}>
      {label} {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </TextButton>
  );
  const isCut = choices.some((choice) => getUnavailableReason(choice, picker) === labels.incompatible);
  return (
    <Disclosure
      open={open}
      onOpenChange={onOpenChange}
      closable={closable}
      data-option={option.optionCode}
      step={step}
      header={option.header.title}
      meta={labels.options(option.header.count)}
      note={
        chosen ? (
          <>
            <Chip choice={chosen} />
            {choiceName(chosen)}
          </>
        ) : (
          <span className={css.none}>{labels.noneSelected}</span>
        )
      }
      invalid={missing}
      className={css.root}
    >
      {missing && (
        <p id={errorId} className={css.error}>
          <Icon name="alert" size={16} />
          {labels.selectAnOption}
        </p>
      )}
      <Picker {...picker} errorId={missing ? errorId : undefined} />
      {describedChoice && (
        <div data-acts="" className={css.acts}>
          {act('details', labels.viewDetails, choiceName(describedChoice))}
          {isMaterial && act('compare', labels.addToCompare, choiceName(describedChoice))}
          {swatches && option.hasMaterialSwatchesToOrder && act('swatches', labels.orderSwatches)}
        </div>
      )}
      {isCut && (
        <p className={css.note}>
          {labels.incompatibleNote} {detailed && act('why', labels.why, option.header.title)}
        </p>
      )}
      {browsable && isTrackedAsViewed(option.optionType) && (
        <Button tone="outline" block data-act="browse" className={css.browse}>
          {labels.browseAll(option.header.title)}
        </Button>
      )}
    </Disclosure>
  );
}
