import type { AccountPage, IdentityProviderName } from '@settee/domain';

const pageNames: Record<AccountPage, string> = {
  overview: 'Account',
  orders: 'Orders',
  registries: 'Gift Registries',
  addresses: 'Addresses',
  cards: 'Saved Cards',
  signInSettings: 'Sign-In Settings',
  preferences: 'Preferences',
};

const pageTexts: Record<Exclude<AccountPage, 'overview'>, string> = {
  orders: 'What you bought, and where it is going',
  registries: 'What you wish for, and for which day',
  addresses: 'Where we deliver, kept for next time',
  cards: 'Pay without typing a number',
  signInSettings: 'Name, email, password and browsers',
  preferences: 'What we may write to you about',
};

const providerNames: Record<IdentityProviderName, string> = { google: 'Google', apple: 'Apple' };

/** Every word of the account pages. */
export const accountPageMessages = {
  pages: 'Your account',
  pageNames,
  pageTexts,
  signOut: 'Sign Out',
  loading: 'Loading',
  loadFailed: 'We could not load this part of your account.',
  tryAgain: 'Try again',
  changeFailed: 'This change could not be saved. Please try again.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  remove: 'Remove',
  default: 'Default',
  makeDefault: 'Make Default',

  rewardsToSpend: (total: string) => `${total} in rewards to spend in the checkout`,
  hello: (firstName: string) => (firstName === '' ? 'Hello' : `Hello, ${firstName}`),

  noOrders: 'No orders yet',
  noOrdersText: 'What you order while you are signed in is kept here, with its receipt.',
  keepShopping: 'Start Shopping',
  order: (number: string) => `Order ${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  older: 'Show Older Orders',
  olderFailed: 'Older orders could not be loaded. Please try again.',
  allOrders: 'All Orders',
  print: 'Print Receipt',
  orderMissing: 'We could not find that order',
  orderMissingText: 'It may belong to another account, or the number has a slip in it.',

  noAddresses: 'No addresses yet',
  noAddressesText: 'Keep one here and the checkout fills it in for you.',
  addAddress: 'Add an Address',
  newAddress: 'New Address',
  editAddress: 'Edit Address',
  isDefault: 'Use this address unless I choose another',
  addressOf: (street: string) => `Address ${street}`,

  noCards: 'No saved cards yet',
  noCardsText:
    'Save one here, or tick the box when you pay. We keep its last four digits; the rest stays with our payment provider.',
  addCard: 'Add a Card',
  newCard: 'New Card',
  cardLimit: (limit: number) => `You have saved ${limit} cards, as many as we keep. Remove one to add another.`,
  expired: 'Expired',

  name: 'Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  firstNameProblem: 'Please enter your first name.',
  lastNameProblem: 'Please enter your last name.',
  nameInvalid: 'Please use 2 to 20 letters.',
  nameSaved: 'Your name is saved.',
  email: 'Email Address',
  newEmail: 'New Email Address',
  emailProblem: 'Please enter a valid Email Address (i.e. name@domain.com).',
  changeEmail: 'Change Email',
  pendingEmail: (email: string) => `${email} waits to be confirmed. We have mailed a link there.`,
  password: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  passwordMissing: 'Please enter your password.',
  passwordText: 'Changing it signs out every other browser.',
  changePassword: 'Change Password',
  noPassword: (names: string) => `You sign in with ${names} and have no password.`,
  passwordElsewhere: 'Your password is kept where you sign in.',
  setPassword: 'Mail Me a Link to Set One',
  providerNames,
  connected: (names: string) => `You can sign in with ${names}.`,
  browsers: 'Browsers',
  browsersText: 'Where you are signed in. Sign out any that you do not know, then change your password.',
  unknownBrowser: 'A browser',
  thisBrowser: 'This browser',
  lastSeen: (date: string) => `Last used ${date}`,
  signOutBrowser: (name: string) => `Sign out ${name}`,
  signOutOthers: 'Sign Out All Others',
  deleteTitle: 'Delete Account',
  deleteText:
    'Your addresses, cards and preferences are deleted for good. Receipts of past orders stay with us, as the law asks.',
  deleteAccount: 'Delete My Account',
  deleteSure: 'Delete your account?',
  deleteSureText: 'This cannot be undone.',
  keepAccount: 'Keep It',

  newsLabel: 'News of collections and rooms',
  newsHint: 'About once a week',
  offersLabel: 'Sales and offers',
  offersHint: 'When something you might like costs less',
  saved: 'Saved.',
};

export type AccountPageMessages = typeof accountPageMessages;
