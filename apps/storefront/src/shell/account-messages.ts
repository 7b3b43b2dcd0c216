/** The words of the account's menu and the titles of its pages, which only those who go there load. */
export const accountMessages = {
  signIn: 'Sign In',
  signOut: 'Sign Out',
  account: 'Account',
  accountOf: (name: string) => `Account of ${name}`,
  orders: 'Orders',
  favorites: 'Favorites',
  order: (number: string) => `Order ${number}`,
  addresses: 'Addresses',
  cards: 'Saved Cards',
  signInSettings: 'Sign-In Settings',
  preferences: 'Preferences',
  createAccount: 'Create an Account',
  resetPassword: 'Reset Password',
  confirmEmail: 'Confirm Your Email Address',
};
