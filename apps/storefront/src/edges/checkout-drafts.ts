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

/** Whether the form of another billing address, which is loaded after the step, has a draft to restore. */
const hasLateDraft = ({ billing, payment }: Drafts) => billing !== undefined && payment?.['isSame'] !== 'true';

/**
 * Shows the step. All parts of a step read their drafts in one commit, except for the late one; drafts of other steps
 * are not waited for.
 */
function showStep(name: DraftName): void {
  if (name !== 'billing' && location.pathname.endsWith('/paymentandbilling') && hasLateDraft(readDrafts())) return;
  requestAnimationFrame(() => delete document.documentElement.dataset['restoring']);
}

/** Unsaved entries of the checkout, in the session storage of this tab. */
export const checkoutDrafts: DraftPorts = {
  read(name) {
    showStep(name);
    return readDrafts()[name] ?? null;
  },
  save: (name, draft) => write({ ...readDrafts(), [name]: draft }),
  drop: (name) => write({ ...readDrafts(), [name]: undefined }),
};

/** For sign-out. */
export const dropCheckoutDrafts = () => removeSessionItem('checkoutDrafts');
