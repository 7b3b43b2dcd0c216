import type { Messages } from '@settee/ui';
import type {
  EventDateError,
  OwnersNameError,
  AddToRegistryBlocker,
  RegistryError,
  RegistryType,
} from '@settee/domain';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Messages of the add-to-registry button and its popups. */
export const registryMessages = {
  add: 'Add to Registry',
  added: 'ADDED',
  obstacles: {
    loading: '',
    unavailable: 'Out-of-stock items can’t be added to a registry.',
    'made-to-order': 'Made-to-order items can’t be added to a registry.',
    personalization: 'Finish personalizing to add this to a registry.',
    'no-sku': 'Choose all options to add this to a registry.',
  } satisfies Record<AddToRegistryBlocker, string>,
  inRegistry: (count: number) => `${count} in your registry`,
  editQuantity: 'Edit Quantity',
  failed: 'We couldn’t add this to your registry. Please try again.',
  logPrefix: 'Error adding to registry:',
  fetchLog: 'Error reading the registries:',
  close: 'Close',

  chooseTitle: 'Choose a Registry',
  chooseListTitle: 'Add This Item to a List',
  registries: 'Your registries',
  registryName: ({ eventType, shortEventDate }: { eventType: string; shortEventDate: string }) =>
    `${eventType}, ${shortEventDate}`,

  confirmed: (count: number) => `${items(count)} added to your registry`,
  addedItems: 'Added items',
  tooltipName: ({ name, isPersonalized }: { name: string; isPersonalized: boolean }) =>
    `${isPersonalized ? 'Personalized ' : ''}${name}`,
  sku: (sku: number) => `SKU ${sku}`,
  quantity: (quantity: number) => `Qty: ${quantity}`,
  continueShopping: 'Continue Shopping',
  scanAnother: 'Scan Another Item',
  viewRegistry: 'View Registry',
  viewMyRegistry: 'View My Registry',
  viewChecklist: 'View Checklist',
  needHelp: 'Need help with your registry?',
  call: ({ phone, isUs }: { phone: string; isUs: boolean }) => (isUs ? `Call ${phone}` : phone),
};

export type RegistryMessages = Messages<typeof registryMessages>;

/** Every word of the registries' pages. */
export const registryPageMessages = {
  title: 'Gift Registries',
  intro: 'Share what you’d love with family and friends, and keep track of what they give.',
  loading: 'Loading your registries',
  failed: 'We couldn’t load your registries',
  registryFailed: 'We couldn’t load this registry',
  retry: 'Try Again',
  registries: 'Your registries',
  items,
  viewRegistry: 'View Registry',
  viewChecklist: 'View Checklist',
  viewOf: ({ label, eventType, day }: { label: string; eventType: string; day: string }) =>
    `${label}: ${eventType}, ${day}`,
  create: 'Create a Registry',
  createIntro: 'Start with a name and a date. Add items as you shop.',
  createButton: 'Create Registry',
  event: 'Event',
  types: { br: 'Wedding', wd: 'Wedding', bb: 'Baby', hw: 'Housewarming' } satisfies Record<RegistryType, string>,
  eventDate: 'Event date',
  ownersName: 'Whose registry is it?',
  ownersNameHint: 'For example, Rosa and Emil',
  dateProblems: {
    empty: 'Please enter a date.',
    malformed: 'Please enter a date.',
    past: 'Please enter a future date.',
    far: 'Please enter a date within the next five years.',
  } satisfies Record<EventDateError, string>,
  nameProblems: {
    empty: 'Please enter a name.',
    'too-long': 'Please enter a shorter name.',
    'card-number': 'Please do not enter a card number here.',
  } satisfies Record<OwnersNameError, string>,
  problems: {
    'unknown-registry': 'This registry no longer exists.',
    'too-many-registries': 'You’ve reached the limit for registries.',
    'unknown-item': 'This item is no longer in your registry.',
    unreachable: 'That didn’t work. Please try again.',
  } satisfies Record<RegistryError | 'unreachable', string>,
  allRegistries: 'All Registries',
  empty: 'Nothing in your registry yet',
  emptyText: 'Find something you love, choose your options and select Add to Registry.',
  startShopping: 'Start Shopping',
  wants: 'Requested',
  wantsOf: (name: string) => `Requested quantity of ${name}`,
  has: ({ has, wants }: { has: number; wants: number }) => `${has} of ${wants} purchased`,
  soldOut: 'Out of stock',
  gone: 'No longer available',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  notRemoved: (name: string) => `We couldn’t remove ${name}. Please try again.`,
  undo: 'Undo',
  undoName: (name: string) => `Undo: add ${name} back`,
  undoFailed: (name: string) => `We couldn’t add ${name} back. Please try again.`,
  restored: (name: string) => `${name} is back in your registry.`,
  notChanged: 'We couldn’t update the quantity, so nothing has changed.',
  checklist: 'Registry Checklist',
  checklistIntro: 'What most registries include, and how yours is coming along.',
  progress: ({ count, usual }: { count: number; usual: number }) => `${count} of ${usual}`,
  beyond: (count: number) => `${items(count)} in your registry`,
  nothingYet: 'Nothing here yet.',
  shop: (title: string) => `Shop ${title}`,
};

export type RegistryPageMessages = Messages<typeof registryPageMessages>;
