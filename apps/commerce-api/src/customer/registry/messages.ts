import type { RegistryType } from '@settee/domain';

const eventTypes: Record<RegistryType, string> = { br: 'Wedding', wd: 'Wedding', bb: 'Baby', hw: 'Housewarming' };

/** What registries tell a shopper. REG-37 */
export const registryMessages = {
  eventTypes,
  unknownRegistry: 'This registry is no longer there. Please choose another one.',
  unknownItem: 'This item is not sold here.',
  unknownChoice: 'One of these choices is not offered for this item. Please choose again.',
  unchosen: (option: string) => `Please choose an option for ${option}.`,
  outOfStock: (name: string) => `${name} is out of stock and can’t be added to a registry.`,
  madeToOrder: (name: string) => `${name} is made to order and can’t be added to a registry.`,
  most: (name: string) => `Your registry already asks for 99 of ${name}, the most that it can.`,
  full: 'Your registry is full. Please remove something first.',
};
