import type { Draft, DraftName, DraftPorts } from '@settee/checkout-kit';
import { parsedJson } from '@settee/domain';
import { removeSessionItem, setSessionItem, getSessionItem } from './page-storage.ts';

type Drafts = Readonly<Partial<Record<DraftName, Draft>>>;

/** Whether a value is an object and no list, with such values. */
const isRecord = (value: unknown, isValue: (one: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValue);

const isDrafts = (value: unknown): value is Drafts =>
  isRecord(value, (draft) => isRecord(draft, (text) => typeof text === 'string'));

/** Whatever is in the storage may have been written by another version of the shop. */
const readDrafts = (): Drafts => parsedJson(getSessionItem('checkoutDrafts'), isDrafts) ?? {};

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
