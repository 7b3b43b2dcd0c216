import type { MonogrammingRequest } from '@settee/domain';

export const request: MonogrammingRequest = {
  quantity: 1,
  orderType: '',
  profileGuid: '',
  design: {
    templateName: 'cove-towel',
    sku: 100703,
    locationName: 'Above the hem',
    personalization: [{ elementName: 'Text1', text: 'EMH', textcolor: 'navy', font: 'serif' }],
  },
};
