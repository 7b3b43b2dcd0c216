import type { Messages } from '@settee/ui';
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
  orders: 'Track orders and print receipts',
  registries: 'Create and manage your registries',
  addresses: 'Saved addresses for faster checkout',
  cards: 'Saved cards for faster checkout',
  signInSettings: 'Name, email, password and devices',
  preferences: 'Choose the emails you get from us',
};

const providerNames: Record<IdentityProviderName, string> = { google: 'Google', apple: 'Apple' };

/** Every word of the account pages. */
export const accountPageMessages = {
  pages: 'Your account',
  pageNames,
  pageTexts,
  signOut: 'Sign Out',
  loading: 'Loading',
  loadFailed: 'We couldn’t load this part of your account.',
  outdated: 'We couldn’t load your latest changes. This page may be out of date.',
  signOutFailed: 'We couldn’t sign you out. Please try again.',
  tryAgain: 'Try Again',
  changeFailed: 'We couldn’t save that change. Please try again.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  remove: 'Remove',
  default: 'Default',
  makeDefault: 'Make Default',

  rewardsToSpend: (total: string) => `You have ${total} in rewards to use at checkout`,
  hello: (firstName: string) => (firstName === '' ? 'Hello' : `Hello, ${firstName}`),

  noOrders: 'No orders yet',
  noOrdersText: 'Orders you place while signed in will show up here, receipts included.',
  continueShopping: 'Start Shopping',
  order: (number: string) => `Order ${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  older: 'Show More Orders',
  olderFailed: 'We couldn’t load older orders. Please try again.',
  allOrders: 'All Orders',
  packingSlip: 'Packing Slip',
  print: 'Print Receipt',
  orderMissing: 'We couldn’t find that order',
  orderMissingText: 'Check the order number, or sign in with the account you ordered from.',

  noAddresses: 'No addresses yet',
  noAddressesText: 'Save one here and we’ll fill it in at checkout.',
  addAddress: 'Add an Address',
  newAddress: 'New Address',
  editAddress: 'Edit Address',
  isDefault: 'Make this my default address',
  addressOf: (street: string) => `Address: ${street}`,

  noCards: 'No saved cards yet',
  noCardsText:
    'Save one here or at checkout. We keep only the last four digits; our payment provider securely stores the rest.',
  addCard: 'Add a Card',
  newCard: 'New Card',
  cardLimit: (limit: number) =>
    `You’ve saved ${limit} cards, the most your account can hold. Remove one to add another.`,
  expired: 'Expired',

  name: 'Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  firstNameProblem: 'Please enter your first name.',
  lastNameProblem: 'Please enter your last name.',
  nameInvalid: 'Please use 2 to 20 letters.',
  nameSaved: 'Name saved.',
  backToReview: 'Back to Review & Place Order',
  email: 'Email Address',
  newEmail: 'New Email Address',
  emailProblem: 'Please enter a valid Email Address (i.e. name@domain.com).',
  changeEmail: 'Change Email',
  pendingEmail: (email: string) => `We sent a link to ${email}. Open it to confirm your new address.`,
  password: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  passwordMissing: 'Please enter your password.',
  passwordText: 'Changing your password signs you out everywhere else.',
  changePassword: 'Change Password',
  noPassword: (names: string) => `You sign in with ${names}, so this account doesn’t have a password.`,
  passwordElsewhere: 'Your password is managed by the service you sign in with.',
  setPassword: 'Email Me a Link to Set One',
  providerNames,
  connected: (names: string) => `You can sign in with ${names}.`,
  browsers: 'Where You’re Signed In',
  browsersText: 'Don’t recognize one? Sign it out, then change your password.',
  unknownBrowser: 'Unknown browser',
  thisBrowser: 'This browser',
  lastSeen: (date: string) => `Last used ${date}`,
  signOutBrowser: (name: string) => `Sign out ${name}`,
  signOutOthers: 'Sign Out Everywhere Else',
  deleteTitle: 'Delete Account',
  deleteText:
    'We’ll permanently delete your addresses, cards and preferences. We keep receipts for past orders, as the law requires.',
  deleteAccount: 'Delete My Account',
  deleteSure: 'Delete your account?',
  deleteSureText: 'You can’t undo this.',
  cancelDelete: 'Keep My Account',

  newsLabel: 'New collections and room ideas',
  newsHint: 'About once a week',
  offersLabel: 'Sales and offers',
  offersHint: 'When something you might like goes on sale',
  saved: 'Saved.',
};

export type AccountPageMessages = Messages<typeof accountPageMessages>;
