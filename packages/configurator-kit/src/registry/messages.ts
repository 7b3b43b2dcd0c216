import type {
  EventDateError,
  OwnersNameError,
  AddToRegistryBlocker,
  RegistryError,
  RegistryType,
} from '@settee/domain';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** Messages of the add-to-registry button and its popups. */
export const registryMessages = {
  add: 'Add to Registry',
  added: 'ADDED',
  obstacles: {
    loading: '',
    unavailable: 'What is out of stock can’t be added to a registry.',
    'made-to-order': 'Made when it is ordered, so it can’t be added to a registry.',
    personalization: 'Finish your text to add this to a registry.',
    'no-sku': 'Choose all options to add this to a registry.',
  } satisfies Record<AddToRegistryBlocker, string>,
  inRegistry: (count: number) => `${count} in your registry`,
  editQuantity: 'Edit quantity',
  failed: 'This could not be added to your registry. Please try again.',
  logPrefix: 'Error adding to registry:',
  fetchLog: 'Error reading the registries:',
  close: 'Close',

  chooseTitle: 'Add to Which Registry?',
  chooseListTitle: 'Add This Item to a List',
  registries: 'Your registries',
  registryName: (eventType: string, shortEventDate: string) => `${eventType}, ${shortEventDate}`,

  confirmed: (count: number) => `${items(count)} added to your registry`,
  addedItems: 'Added items',
  tooltipName: (name: string, isPersonalized: boolean) => `${isPersonalized ? 'Personalized ' : ''}${name}`,
  sku: (sku: number) => `SKU ${sku}`,
  quantity: (quantity: number) => `Qty: ${quantity}`,
  continueShopping: 'Continue Shopping',
  scanAnother: 'Scan Another Item',
  viewRegistry: 'View Registry',
  viewMyRegistry: 'View My Registry',
  viewChecklist: 'View Checklist',
  needHelp: 'Need help with your registry?',
  call: (phone: string, isUs: boolean) => (isUs ? `Call ${phone}` : phone),
};

export type RegistryMessages = typeof registryMessages;

/** Every word of the registries' pages. */
export const registryPageMessages = {
  title: 'Gift Registries',
  intro: 'Tell family and friends what you wish for, and keep count of what is on its way.',
  loading: 'Loading your registries',
  failed: 'Your registries can’t be shown right now',
  registryFailed: 'This registry can’t be shown right now',
  retry: 'Try again',
  registries: 'Your registries',
  items,
  viewRegistry: 'View Registry',
  viewChecklist: 'View Checklist',
  viewOf: (label: string, eventType: string, day: string) => `${label}: ${eventType}, ${day}`,
  create: 'Create a registry',
  createIntro: 'A name and a day are enough to begin; everything else follows in the shop.',
  createButton: 'Create Registry',
  event: 'Event',
  types: { br: 'Wedding', wd: 'Wedding', bb: 'Baby', hw: 'Housewarming' } satisfies Record<RegistryType, string>,
  eventDate: 'Date of the event',
  ownersName: 'Whose registry is it?',
  ownersNameHint: 'Such as Rosa and Emil',
  dateProblems: {
    empty: 'Please enter a date.',
    malformed: 'Please enter a date.',
    past: 'Please enter a day to come.',
    far: 'Please enter a day within five years.',
  } satisfies Record<EventDateError, string>,
  nameProblems: {
    empty: 'Please enter a name.',
    'too-long': 'Please enter a shorter name.',
    'card-number': 'Please do not enter a card number here.',
  } satisfies Record<OwnersNameError, string>,
  problems: {
    'unknown-registry': 'This registry is no longer there.',
    'too-many-registries': 'You have as many registries as we can keep.',
    'unknown-item': 'This item is no longer in your registry.',
    unreachable: 'That didn’t work. Please try again.',
  } satisfies Record<RegistryError | 'unreachable', string>,
  allRegistries: 'All registries',
  empty: 'Nothing in your registry yet',
  emptyText: 'Open a product and press Add to Registry to wish for it, in the choices you make.',
  startShopping: 'Start Shopping',
  wants: 'Wanted',
  wantsOf: (name: string) => `Wanted quantity of ${name}`,
  has: (has: number, wants: number) => `${has} of ${wants} given`,
  soldOut: 'Out of stock',
  gone: 'No longer available',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  notRemoved: (name: string) => `${name} could not be removed. Please try again.`,
  undo: 'Undo',
  undoName: (name: string) => `Undo: put ${name} back`,
  undoFailed: (name: string) => `${name} could not be put back.`,
  restored: (name: string) => `${name} is back in your registry.`,
  notChanged: 'The quantity could not be saved. It is as it was.',
  checklist: 'Registry Checklist',
  checklistIntro: 'What registries like yours usually hold, and how far yours has come.',
  progress: (count: number, usual: number) => `${count} of ${usual}`,
  beyond: (count: number) => `${pieces(count)} in your registry`,
  nothingYet: 'Nothing here yet.',
  shop: (title: string) => `Shop ${title}`,
};

export type RegistryPageMessages = typeof registryPageMessages;
