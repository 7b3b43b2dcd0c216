import type { Draft, DraftName, DraftPorts } from '@settee/checkout-kit';
import { removeSessionItem, setSessionItem, getSessionItem } from './page-storage.ts';

type Drafts = Readonly<Partial<Record<DraftName, Draft>>>;

const isTexts = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' && value !== null && Object.values(value).every(isTexts);

/** Whatever is in the storage may have been written by another version of the shop. */
function readDrafts(): Drafts {
  try {
    const drafts: unknown = JSON.parse(getSessionItem('checkoutDrafts') || '{}');
    return isDrafts(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

const write = (drafts: Drafts) => {
  if (Object.values(drafts).some(Boolean)) setSessionItem('checkoutDrafts', JSON.stringify(drafts));
  else removeSessionItem('checkoutDrafts');
};

/** Drafts found in the session storage at page load and not yet restored. */
let awaited: Set<string> | undefined;

/** Shows the step once all of it is back. */
function takeUp(name: DraftName): void {
  awaited ??= new Set(Object.keys(readDrafts()));
  awaited.delete(name);
  if (awaited.size === 0) requestAnimationFrame(() => delete document.documentElement.dataset['restoring']);
}

/** Unsaved entries of the checkout, in the session storage of this tab. */
export const checkoutDrafts: DraftPorts = {
  read(name) {
    takeUp(name);
    return readDrafts()[name] ?? null;
  },
  save: (name, draft) => write({ ...readDrafts(), [name]: draft }),
  drop: (name) => write({ ...readDrafts(), [name]: undefined }),
};

/** For sign-out. */
export const dropCheckoutDrafts = () => removeSessionItem('checkoutDrafts');
