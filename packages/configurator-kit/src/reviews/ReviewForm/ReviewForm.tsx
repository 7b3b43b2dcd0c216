'use client';

import {
  type NewReview,
  type ReviewErrors,
  type ReviewField,
  type ReviewPermission,
  reviewLimits,
  validateReview,
} from '@settee/domain';
import {
  Alert,
  Button,
  ButtonLink,
  Dialog,
  ErrorState,
  Skeleton,
  TextArea,
  TextField,
  VisuallyHidden,
  withRef,
} from '@settee/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { type ReviewFormMessages, reviewFormMessages } from '../messages.ts';
import type { ReviewPorts } from '../ports.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ReviewForm.css.ts';
import { PhotoField } from './PhotoField.tsx';
import { StarField } from './StarField.tsx';
import { type ReviewPhotosControl, useReviewPhotos } from './useReviewPhotos.ts';

export interface ReviewFormProps extends RootRef<HTMLDivElement> {
  /** Name of the product. */
  product: string;
  /** Loads whether the shopper may write, and sends photographs and review. They never reject. */
  ports: Pick<ReviewPorts, 'loadPermission' | 'addPhoto' | 'write' | 'log'>;
  /** Shrinks a chosen photograph to a data URL, as `shrinkPhoto` does; `null` when it can’t be read. */
  readPhoto: (file: File) => Promise<string | null>;
  /** Sign-in page; it returns to the product. */
  signInUrl: string;
  /** Page on which guests open their orders. */
  orderStatusUrl: string;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ReviewFormMessages>;
}

type State =
  | { status: 'checking' | 'check-failed' }
  | { status: Exclude<ReviewPermission, 'allowed'> }
  | { status: 'editing'; hasFailed: boolean }
  | { status: 'sending' }
  | { status: 'published' | 'pending' };

type Entry = Omit<NewReview, 'sku' | 'photos'>;

const empty: Entry = { stars: 0, title: '', text: '', nickname: '' };
const fields: readonly ReviewField[] = ['stars', 'title', 'text', 'nickname'];

/** Entries with their errors, and the request. */
function useReviewEntry({ ports, readPhoto }: ReviewFormProps, labels: ReviewFormMessages, formId: string) {
  const photos = useReviewPhotos({ addPhoto: ports.addPhoto, log: ports.log, readPhoto, labels });
  const [entry, setEntry] = useState(empty);
  const [errors, setErrors] = useState<ReviewErrors>({});
  const { state, setState, check } = usePermission(ports, labels);
  useFieldErrorEvents('review', errors);

  const focus = (field: string) =>
    document.querySelector<HTMLElement>(`#${CSS.escape(formId)} [name="${field}"]`)?.focus();
  const show = (found: ReviewErrors) => {
    setErrors(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) focus(wrong);
    return wrong === undefined;
  };
  const edit = (hasFailed: boolean) => setState({ status: 'editing', hasFailed });
  const send = async () => {
    if (state.status !== 'editing' || !show(validateReview(entry))) return;
    setState({ status: 'sending' });
    const keys = await photos.complete();
    if (!keys) {
      edit(false);
      return focus('photos');
    }
    const result = await ports.write({ ...entry, photos: keys });
    if (!result.ok) {
      ports.log(labels.log, result.error);
      return edit(true);
    }
    if (result.value.status === 'photos-gone') {
      photos.fail();
      edit(false);
      return focus('photos');
    }
    if (result.value.status !== 'invalid') return setState({ status: result.value.status });
    edit(false);
    show(result.value.errors);
  };
  const change = (part: Partial<Entry>, field: ReviewField) => {
    setEntry({ ...entry, ...part });
    setErrors({ ...errors, [field]: undefined });
  };
  return { state, check, entry, errors, photos, change, send };
}

/** Popup in which a buyer writes a review; others learn how to. SUMM-08 */
export const ReviewForm = withRef(function ReviewForm(props: ReviewFormProps) {
  const { product, signInUrl, orderStatusUrl, onClose, messages } = props;
  const labels = useWords('reviewForm', reviewFormMessages, messages);
  const id = useId();
  const { state, check, entry, errors, photos, change, send } = useReviewEntry(props, labels, id);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const isForm = state.status === 'editing' || state.status === 'sending';
  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={state.status === 'published' || state.status === 'pending' ? labels.thanksTitle : labels.title(product)}
      closeLabel={labels.close}
      actions={
        isForm ? (
          <>
            <Button tone="outline" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={id} busy={state.status === 'sending'}>
              {labels.send}
            </Button>
          </>
        ) : (
          <Actions status={state.status} {...{ signInUrl, orderStatusUrl, onClose, labels }} />
        )
      }
    >
      {isForm ? (
        <form id={id} method="post" noValidate onSubmit={handleSubmit} className={css.form}>
          {state.status === 'editing' && state.hasFailed && (
            <Alert tone="critical" live="assertive">
              {labels.failed}
            </Alert>
          )}
          <Fields {...{ entry, errors, photos, change, labels }} />
        </form>
      ) : (
        <Notice status={state.status} onRetry={check} labels={labels} />
      )}
    </Dialog>
  );
});

/** Loads the permission when the popup opens, and after 'Try Again'. */
function usePermission(ports: ReviewFormProps['ports'], labels: ReviewFormMessages) {
  const [state, setState] = useState<State>({ status: 'checking' });
  const isChecking = state.status === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    void ports.loadPermission().then((result) => {
      if (result.ok)
        return setState(
          result.value === 'allowed' ? { status: 'editing', hasFailed: false } : { status: result.value },
        );
      ports.log(labels.log, result.error);
      setState({ status: 'check-failed' });
    });
  }, [isChecking, ports, labels.log]);
  return { state, setState, check: () => setState({ status: 'checking' }) };
}

interface FieldsProps {
  entry: Entry;
  errors: ReviewErrors;
  photos: ReviewPhotosControl;
  change: (part: Partial<Entry>, field: ReviewField) => void;
  labels: ReviewFormMessages;
}

function Fields({ entry, errors, photos, change, labels }: FieldsProps) {
  const errorOf = (field: ReviewField): string | undefined => {
    const error = errors[field];
    const texts: Partial<Record<string, string>> = labels.errors[field];
    return error && texts[error];
  };
  const field = (name: 'title' | 'text' | 'nickname') => ({
    name,
    label: labels.fields[name],
    value: entry[name],
    required: true,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }, name),
  });
  return (
    <>
      <StarField
        value={entry.stars}
        error={errorOf('stars')}
        onValueChange={(stars) => change({ stars }, 'stars')}
        labels={labels}
      />
      <TextField {...field('title')} hint={labels.hints.title} autoComplete="off" maxLength={reviewLimits.title} />
      <TextArea {...field('text')} hint={labels.hints.text} maxLength={reviewLimits.text} rows={5} />
      <PhotoField control={photos} labels={labels} />
      <TextField {...field('nickname')} autoComplete="nickname" maxLength={reviewLimits.nickname} />
      <p className={css.note}>{labels.intro}</p>
      <p className={css.note}>{labels.rules}</p>
    </>
  );
}

type NoticeStatus = Exclude<State['status'], 'editing' | 'sending'>;

interface NoticeProps {
  status: NoticeStatus;
  onRetry: () => void;
  labels: ReviewFormMessages;
}

function Notice({ status, onRetry, labels }: NoticeProps): ReactNode {
  if (status === 'checking') {
    return (
      <div role="status" className={css.waiting}>
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (status === 'check-failed') {
    return (
      <ErrorState size="line" live="assertive" title={labels.checkFailed} retryLabel={labels.retry} onRetry={onRetry} />
    );
  }
  const texts = {
    'not-bought': labels.notBought,
    'already-written': labels.alreadyWritten,
    published: labels.published,
    pending: labels.pending,
  };
  return (
    <p role="status" className={css.text}>
      {texts[status]}
    </p>
  );
}

interface ActionsProps extends Pick<ReviewFormProps, 'signInUrl' | 'orderStatusUrl' | 'onClose'> {
  status: NoticeStatus;
  labels: ReviewFormMessages;
}

function Actions({ status, signInUrl, orderStatusUrl, onClose, labels }: ActionsProps) {
  if (status === 'not-bought') {
    return (
      <>
        <ButtonLink tone="outline" href={orderStatusUrl}>
          {labels.findOrder}
        </ButtonLink>
        <ButtonLink href={signInUrl}>{labels.signIn}</ButtonLink>
      </>
    );
  }
  const isDone = status === 'published' || status === 'pending' || status === 'already-written';
  return (
    <Button tone={isDone ? undefined : 'outline'} onClick={onClose}>
      {isDone ? labels.done : labels.cancel}
    </Button>
  );
}
