'use client';

import { type Choice, mobileMaxWidth } from '@settee/domain';
import { Carousel, ImageRadio, ImageRadioGroup, Text, useMediaQuery, withRef } from '@settee/ui';
import { useId } from 'react';
import { productMessages } from '../messages.ts';
import { allChoices, getSwatchUrl, getUnavailableReason } from '../choices.ts';
import type { LabeledPicker, PickerProps } from '../picker-props.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ImageAndTextPicker.css.ts';

/** Widest viewport that shows two at a time, in px. PICK-08 */
const twoUpMaxWidth = 1200;

interface ImageAndTextChoiceProps {
  choice: Choice;
  name: string;
  /** Position in the list, from 1; `null` without numbers. */
  position: number | null;
  picker: LabeledPicker;
}

function ImageAndTextChoice({ choice, name, position, picker }: ImageAndTextChoiceProps) {
  const { code, title, text, description, color } = choice;
  const unavailableReason = getUnavailableReason(choice, picker);
  return (
    <ImageRadio
      name={name}
      value={String(code)}
      label={position === null ? title : `${position}. ${title}`}
      note={description || (text === title ? '' : text)}
      fullName={unavailableReason === null ? undefined : `${title}, ${unavailableReason}`}
      src={getSwatchUrl(choice)}
      color={color}
      ratio="4 / 3"
      checked={code === picker.value}
      disabled={unavailableReason !== null}
      onSelect={() => picker.onSelect(code)}
      className={css.item}
    />
  );
}

/** Choices with an image and a sentence: radio buttons side by side, in a carousel when there are many. PICK-06 to PICK-10 */
export const ImageAndTextPicker = withRef(function ImageAndTextPicker({
  ref,
  ...props
}: PickerProps & RootRef<HTMLFieldSetElement>) {
  const { option, errorId } = props;
  const labels = useWords('product', productMessages, props.messages);
  const name = useId();
  const isWide = useMediaQuery(`(min-width: ${twoUpMaxWidth + 0.02}px)`);
  const isDesktop = useMediaQuery(`(min-width: ${mobileMaxWidth + 0.02}px)`);
  const choices = allChoices(option);
  const isList = choices.length < 3 || (choices.length === 3 && isDesktop);
  const isNumbered = option.optionExperience === 'numberedImageAndWideText';
  const label = labels.choicesLabel(option.header.title);

  const items = choices.map((choice, index) => (
    <ImageAndTextChoice
      key={choice.code}
      choice={choice}
      name={name}
      position={isNumbered ? index + 1 : null}
      picker={{ ...props, labels }}
    />
  ));

  return (
    <ImageRadioGroup
      ref={ref}
      legend={label}
      hideLegend
      columns={isList ? choices.length : 1}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      {isList ? (
        items
      ) : (
        <Carousel
          label={label}
          heading={<Text size="sm">{labels.options(choices.length)}</Text>}
          slides={items}
          slidesPerView={isWide ? 3 : 2}
        />
      )}
    </ImageRadioGroup>
  );
});
