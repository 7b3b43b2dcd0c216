// Generated from index.ts by node tooling/build/noun-entries.ts.
export {
  ConfirmEmailScreen,
  type ConfirmEmailScreenProps,
} from '../account/ConfirmEmailScreen/ConfirmEmailScreen.tsx';
export {
  CreateAccountScreen,
  type CreateAccountScreenProps,
  type NewAccount,
} from '../account/CreateAccountScreen/CreateAccountScreen.tsx';
export type { IdentityWidget, IdentityWidgetOptions } from '../account/identity-widget.ts';
export { LoginScreen, type LoginScreenProps } from '../account/LoginScreen/LoginScreen.tsx';
export { LoginSlideOut, type LoginSlideOutProps } from '../account/LoginSlideOut/LoginSlideOut.tsx';
export { accountMessages, type AccountMessages } from '../account/messages.ts';
export { accountPageMessages, type AccountPageMessages } from '../account/account-messages.ts';
export { AccountScreen, type AccountScreenProps } from '../account/AccountScreen/AccountScreen.tsx';
export { AddressBookScreen, type AddressBookScreenProps } from '../account/AddressBookScreen/AddressBookScreen.tsx';
export type { LoadState } from '../account/load-state.ts';
export { OrdersScreen, type OrdersScreenProps } from '../account/OrdersScreen/OrdersScreen.tsx';
export { PreferencesScreen, type PreferencesScreenProps } from '../account/PreferencesScreen/PreferencesScreen.tsx';
export { SavedCardsScreen, type SavedCardsScreenProps } from '../account/SavedCardsScreen/SavedCardsScreen.tsx';
export type { SettingsPorts } from '../account/SignInSettingsScreen/settings-ports.ts';
export {
  SignInSettingsScreen,
  type SignInSettingsScreenProps,
} from '../account/SignInSettingsScreen/SignInSettingsScreen.tsx';
export type { ForgotPasswordPorts, ResetContent, SignInEntry, SignInPorts, MessageResponse } from '../account/ports.ts';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from '../account/ResetPasswordScreen/ResetPasswordScreen.tsx';
export { signUpMessages, type SignUpMessages } from '../account/sign-up-messages.ts';
export { SignInPanel, type SignInPanelProps } from '../account/SignInPanel/SignInPanel.tsx';
export { SignInPopup, type SignInPopupProps } from '../account/SignInPopup/SignInPopup.tsx';
export type { FocusFacts } from '../account/useFocusSuppression.ts';
export { type SignInConfigPorts, type SignInControl, type SignInOptions, useSignIn } from '../account/useSignIn.ts';
