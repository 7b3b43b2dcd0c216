export const registryId = 5_000_101;
export const itemId = '019a0c52-7f6e-7c1b-9c51-2f4d5a1f0b11';
export const sofa = { sku: 100112, optionChoiceParameter: '11-3002_12-1202_13-2001' };
export const url = '/alder-sofa/s100101?option.11=3002&option.12=1202&option.13=2001';

export const entry = {
  id: registryId,
  eventType: 'Wedding',
  shortEventDate: 'Jun 12, 2027',
  registryOwnernsName: 'Rosa Registry and Emil Winter',
  registryType: 'br' as const,
  registryQtyWants: 1,
};
