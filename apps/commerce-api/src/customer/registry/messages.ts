import type { RegistryType } from '@settee/domain';

const eventTypes: Record<RegistryType, string> = { br: 'Wedding', wd: 'Wedding', bb: 'Baby', hw: 'Housewarming' };

/** Registry messages shown to the shopper. REG-37 */
export const registryMessages = {
  eventTypes,
  unknownRegistry: 'This registry no longer exists. Please choose another.',
  unknownItem: 'We don’t carry this item.',
  unknownChoice: 'One of your choices isn’t available for this item. Please choose again.',
  unchosen: (option: string) => `Please choose an option for ${option}.`,
  outOfStock: (name: string) => `${name} is out of stock and can’t be added to a registry.`,
  madeToOrder: (name: string) => `${name} is made to order and can’t be added to a registry.`,
  atMax: (name: string) => `You’ve already requested 99 of ${name}, the most you can add.`,
  notFuture: 'Please enter a future date.',
  full: 'Your registry is full. Please remove something first.',
};
