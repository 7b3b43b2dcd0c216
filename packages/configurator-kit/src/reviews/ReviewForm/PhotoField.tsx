import { reviewPhotoLimits } from '@settee/domain';
import { Button, IconButton, Spinner, TextButton } from '@settee/ui';
import { type ChangeEvent, useId, useRef } from 'react';
import type { ReviewFormMessages } from '../messages.ts';
import * as css from './PhotoField.css.ts';
import { type ChosenPhoto, photoTypes, type ReviewPhotosControl } from './useReviewPhotos.ts';

export interface PhotoFieldProps {
  control: ReviewPhotosControl;
  labels: ReviewFormMessages;
}

/** Photographs of a review: a button that opens the files of the device, and what was chosen. */
export function PhotoField({ control, labels }: PhotoFieldProps) {
  const { photos, errors, add } = control;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };
  const label = labels.addPhotos;
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>
        {labels.photos} <span className={css.optional}>{labels.photosOptional}</span>
      </legend>
      {/* The button that was clicked to remove a photograph is removed, too. */}
      {photos.length > 0 && <Previews {...{ control, labels }} onRemoved={() => button.current?.focus()} />}
      <input ref={input} type="file" multiple hidden accept={photoTypes.join()} aria-label={label} onChange={choose} />
      <Button
        ref={button}
        tone="outline"
        size="small"
        name="photos"
        aria-describedby={`${id}-hint ${id}-errors`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {errors.length === 0 && (
        <p id={`${id}-hint`} className={css.hint}>
          {labels.photoHint({ count: reviewPhotoLimits.count })}
        </p>
      )}
      <div id={`${id}-errors`} role="alert">
        {errors.map((error) => (
          <p key={error} className={css.error}>
            {error}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

function Previews({ control, labels, onRemoved }: PhotoFieldProps & { onRemoved: () => void }) {
  return (
    <ul className={css.list}>
      {control.photos.map((photo, index) => (
        <Preview
          key={photo.id}
          photo={photo}
          position={index + 1}
          onRemove={() => {
            control.remove(photo.id);
            onRemoved();
          }}
          onRetry={() => control.retry(photo)}
          labels={labels}
        />
      ))}
    </ul>
  );
}

interface PreviewProps {
  photo: ChosenPhoto;
  /** From 1. */
  position: number;
  onRemove: () => void;
  onRetry: () => void;
  labels: ReviewFormMessages;
}

function Preview({ photo, position, onRemove, onRetry, labels }: PreviewProps) {
  const { url, name, status } = photo;
  const isBusy = status === 'reading' || status === 'sending';
  return (
    <li className={css.item} aria-busy={isBusy || undefined}>
      <div className={css.frame} data-status={status}>
        {url !== '' && <img src={url} alt={labels.photo({ position, name })} className={css.picture} />}
        {isBusy && (
          <span className={css.busy}>
            <Spinner label={labels.photoBusy(position)} />
          </span>
        )}
        <IconButton
          icon="close"
          iconSize={16}
          label={labels.removePhoto({ position, name })}
          className={css.remove}
          onClick={onRemove}
        />
      </div>
      {status === 'failed' && (
        <TextButton aria-label={labels.retryPhoto({ position, name })} onClick={onRetry}>
          {labels.retry}
        </TextButton>
      )}
    </li>
  );
}
