'use client';

import { mobileMaxWidth } from '@settee/domain';
import { Carousel, ImageRadio, ImageRadioGroup, Text, useMediaQuery } from '@settee/ui';
import { useId } from 'react';
import { allChoices, type PickerProps, getImage, getUnavailableReason } from '../picker-props.ts';
import * as css from './ImageAndTextPicker.css.ts';

/** Widest viewport that shows two at a time, in px. PICK-08 */
const twoUpMaxWidth = 1200;

/** Choices that want a picture and a sentence: radios side by side, in a carousel when there are many. PICK-06 to PICK-10 */
export function ImageAndTextPicker(props: PickerProps) {
  const { option, value, onPick, errorId, labels } = props;
  const name = useId();
  const isWide = useMediaQuery(`(min-width: ${twoUpMaxWidth + 0.02}px)`);
  const isDesktop = useMediaQuery(`(min-width: ${mobileMaxWidth + 0.02}px)`);
  const choices = allChoices(option);
  const isList = choices.length < 3 || (choices.length === 3 && isDesktop);
  const isNumbered = option.optionExperience === 'numberedImageAndWideText';
  const label = labels.choicesLabel(option.header.title);

  const items = choices.map((choice, place) => {
    const { code, title, text, description, color } = choice;
    const unavailableReason = getUnavailableReason(choice, props);
    return (
      <ImageRadio
        key={code}
        name={name}
        value={String(code)}
        label={isNumbered ? `${place + 1}. ${title}` : title}
        note={description || (text === title ? '' : text)}
        fullName={unavailableReason === null ? undefined : `${title}, ${unavailableReason}`}
        src={getImage(choice)}
        color={color}
        ratio="4 / 3"
        checked={code === value}
        disabled={unavailableReason !== null}
        onSelect={() => onPick(code)}
        className={css.item}
      />
    );
  });

  return (
    <ImageRadioGroup
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
}
