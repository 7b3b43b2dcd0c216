// Generated from index.ts by node tooling/build/noun-entries.ts.
export {
  AddToRegistryButton,
  type AddToRegistryButtonProps,
} from '../registry/AddToRegistryButton/AddToRegistryButton.tsx';
export { ChecklistScreen, type ChecklistScreenProps } from '../registry/ChecklistScreen/ChecklistScreen.tsx';
export { getRegistryQuantity, type RegistryAddRequest } from '../registry/reducer.ts';
export { type RegistryMessages, registryMessages } from '../registry/messages.ts';
export { type RegistryPageMessages, registryPageMessages } from '../registry/messages.ts';
export type { ConfirmDesign, NewRegistry, RegistriesPorts, RegistryAddPorts, RegistryPorts } from '../registry/ports.ts';
export { RegistrantListScreen } from '../registry/RegistrantListScreen/RegistrantListScreen.tsx';
export type { RegistrantListScreenProps } from '../registry/RegistrantListScreen/RegistrantListScreen.tsx';
export { RegistriesScreen, type RegistriesScreenProps } from '../registry/RegistriesScreen/RegistriesScreen.tsx';
export { RegistryConfirmation } from '../registry/RegistryConfirmation/RegistryConfirmation.tsx';
export type { RegistryConfirmationProps } from '../registry/RegistryConfirmation/RegistryConfirmation.tsx';
export { RegistryPicker, type RegistryPickerProps } from '../registry/RegistryPicker/RegistryPicker.tsx';
export { type RegistryAddControl, useRegistryAdd } from '../registry/useRegistryAdd.ts';
