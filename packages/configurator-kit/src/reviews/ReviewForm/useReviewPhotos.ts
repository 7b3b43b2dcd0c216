import { reviewPhotoLimits } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useRef, useState } from 'react';
import type { ReviewFormMessages } from '../messages.ts';
import type { ReviewPorts } from '../ports.ts';

/** A photograph that the shopper has chosen. */
export interface ChosenPhoto {
  id: number;
  /** Name of its file. */
  name: string;
  /** Data URL of the shrunk picture; empty while it is read. */
  url: string;
  status: 'reading' | 'sending' | 'stored' | 'failed';
  /** Its key once it is stored. */
  key: string;
}

export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export interface ReviewPhotosOptions {
  addPhoto: ReviewPorts['addPhoto'];
  log: ReviewPorts['log'];
  readPhoto: (file: File) => Promise<string | null>;
  labels: ReviewFormMessages;
}

/** State of the photographs that survives between two renderings, for requests that end later. */
function useChosen() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const latest = useRef(photos);
  const store = (next: readonly ChosenPhoto[]) => {
    latest.current = next;
    setPhotos(next);
  };
  const patch = (id: number, part: Partial<ChosenPhoto>) =>
    store(latest.current.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  const drop = (id: number) => store(latest.current.filter((photo) => photo.id !== id));
  return { photos, latest, store, patch, drop };
}

type Chosen = ReturnType<typeof useChosen>;

interface Errors {
  set: (errors: readonly string[]) => void;
  add: (error: string) => void;
}

/** Shrinks and sends photographs, and knows what is under way. */
function useSending(chosen: Chosen, errors: Errors, { addPhoto, log, readPhoto, labels }: ReviewPhotosOptions) {
  const { latest, patch, drop } = chosen;
  const running = useRef(new Set<Promise<void>>());
  const announce = useAnnounce();
  const { photoErrors } = labels;
  const find = (id: number) => latest.current.find((photo) => photo.id === id);

  const reject = (id: number, name: string) => {
    drop(id);
    errors.add(photoErrors.unreadable(name));
  };
  const send = async (id: number, url: string) => {
    patch(id, { url, status: 'sending' });
    const result = await addPhoto(url.slice(url.indexOf(',') + 1));
    const photo = find(id);
    // It was removed meanwhile.
    if (!photo) return;
    if (result.ok && result.value.status === 'stored') {
      patch(id, { status: 'stored', key: result.value.key });
      return announce(labels.photoAdded(photo.name));
    }
    if (result.ok && result.value.status === 'unreadable') return reject(id, photo.name);
    log(labels.log, result.ok ? result.value : result.error);
    patch(id, { status: 'failed' });
    errors.set([photoErrors.unsent]);
  };
  const read = async (id: number, file: File) => {
    const url = await readPhoto(file);
    if (!find(id)) return;
    return url === null ? reject(id, file.name) : send(id, url);
  };
  const run = (task: Promise<void>) => {
    running.current.add(task);
    void task.finally(() => running.current.delete(task));
  };
  return {
    start: (id: number, file: File) => run(read(id, file)),
    resend: (id: number, url: string) => run(send(id, url)),
    finish: () => Promise.all(running.current),
  };
}

/** The photographs of a review: they are shrunk and sent while the shopper writes. */
export function useReviewPhotos(options: ReviewPhotosOptions) {
  const { photoErrors, photoRemoved } = options.labels;
  const [errors, setErrors] = useState<readonly string[]>([]);
  const chosen = useChosen();
  const { photos, latest, store, drop } = chosen;
  const addError = (error: string) => setErrors((before) => [...before, error]);
  const sending = useSending(chosen, { set: setErrors, add: addError }, options);
  const lastId = useRef(0);
  const announce = useAnnounce();

  const findError = ({ type, size, name }: File) => {
    if (!photoTypes.includes(type)) return photoErrors.type(name);
    if (size > reviewPhotoLimits.fileSize) return photoErrors.size(name);
    return latest.current.length >= reviewPhotoLimits.count ? photoErrors.count : null;
  };
  const add = (files: readonly File[]) => {
    const found = new Set<string>();
    for (const file of files) {
      const error = findError(file);
      if (error !== null) {
        found.add(error);
        continue;
      }
      lastId.current += 1;
      const id = lastId.current;
      store([...latest.current, { id, name: file.name, url: '', status: 'reading', key: '' }]);
      sending.start(id, file);
    }
    setErrors([...found]);
  };
  const remove = (id: number) => {
    drop(id);
    setErrors([]);
    announce(photoRemoved);
  };
  const retry = ({ id, url }: ChosenPhoto) => {
    setErrors([]);
    sending.resend(id, url);
  };
  /** Waits for what is under way; the keys in their order, or `null` when one was not sent. */
  const complete = async () => {
    await sending.finish();
    const isWhole = latest.current.every(({ status }) => status === 'stored');
    if (!isWhole) setErrors([photoErrors.unsent]);
    return isWhole ? latest.current.map(({ key }) => key) : null;
  };
  /** The server has them no longer: they can be sent again. */
  const fail = () => {
    store(latest.current.map((photo) => ({ ...photo, status: 'failed' })));
    setErrors([photoErrors.unsent]);
  };
  return { photos, errors, add, remove, retry, complete, fail };
}

export type ReviewPhotosControl = ReturnType<typeof useReviewPhotos>;
