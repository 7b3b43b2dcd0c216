'use client';

import { mobileMaxWidth } from '@settee/domain';
import { Carousel, Text } from '@settee/ui';
import { useId } from 'react';
import { allChoices, type PickerProps, refusalOf } from '../picker-props.ts';
import { useMedia } from '../useMedia.ts';
import * as css from './ImageAndTextPicker.css.ts';

/** Widest viewport that shows two at a time, in px. PICK-08 */
const twoUpMaxWidth = 1200;

/** Choices that want a picture and a sentence: radios side by side, in a carousel when there are many. PICK-06 to PICK-10 */
export function ImageAndTextPicker(props: PickerProps) {
  const { option, value, onPick, errorId, words } = props;
  const name = useId();
  const isWide = useMedia(`(min-width: ${twoUpMaxWidth + 0.02}px)`);
  const isDesktop = useMedia(`(min-width: ${mobileMaxWidth + 0.02}px)`);
  const choices = allChoices(option);
  const isList = choices.length < 3 || (choices.length === 3 && isDesktop);
  const isNumbered = option.optionExperience === 'numberedImageAndWideText';
  const label = words.choicesLabel(option.header.title);

  const items = choices.map((choice, place) => {
    const { code, title, text, description, color, images } = choice;
    const refusal = refusalOf(choice, props);
    const sentence = description || (text === title ? '' : text);
    const url = images.desktopHiRes || images.desktop;
    return (
      <label key={code} className={css.item}>
        <input
          type="radio"
          name={name}
          value={code}
          checked={code === value}
          disabled={refusal !== null}
          aria-label={refusal ? `${title}, ${refusal}` : undefined}
          onChange={() => onPick(code)}
          className={css.input}
        />
        {url ? (
          <img
            src={url}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            className={css.picture}
            style={{ background: color }}
          />
        ) : (
          <span className={css.picture} style={{ background: color }} />
        )}
        <span className={css.name}>{isNumbered ? `${place + 1}. ${title}` : title}</span>
        {sentence && <span className={css.text}>{sentence}</span>}
      </label>
    );
  });

  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className={isList ? css.list : css.slides}
    >
      {isList ? (
        items
      ) : (
        <Carousel
          label={label}
          heading={<Text size="sm">{words.options(choices.length)}</Text>}
          slides={items}
          slidesPerView={isWide ? 3 : 2}
        />
      )}
    </div>
  );
}
