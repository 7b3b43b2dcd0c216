import type { Address, RecipientKind } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { CartRecipient } from './types.ts';

export function newRecipient(id: string, kind: RecipientKind, address: Address | null = null): CartRecipient {
  return {
    id,
    kind,
    address,
    giftOptions: { isGift: false, giftMessage: '' },
    bopsOptions: { giftReceiptOption: '', baggingOption: '', pickupContact: '' },
    notificationOption: 'email',
    shipmentChoices: {},
  };
}

/** The recipients of a new cart: one to ship to, one for store pickup. */
export function newRecipients({ ids }: Pick<Context, 'ids'>): CartRecipient[] {
  return [newRecipient(ids.row(), 'shipping'), newRecipient(ids.row(), 'pickup')];
}
