import type { Messages } from '@settee/ui';
import type { BaggingOption, NotificationOption } from '@settee/domain';

const baggingNames: Record<BaggingOption, string> = {
  '': 'Shopping bag',
  giftBag: 'Gift bag',
  noBag: 'No bag, thanks',
};

const notificationNames: Record<NotificationOption, string> = { email: 'Email', sms: 'Text message' };

/** Every word of the delivery and gift options, of the step that sets them and of the pages that show them. */
export const optionsMessages = {
  addHold: 'Hold It for a Holiday',
  hold: 'Hold for a holiday',
  holdHint: 'Held orders ship by standard delivery.',
  noHold: 'Ship when it’s ready',
  holdFor: ({ name, range }: { name: string; range: string }) => `${name}: arrives ${range}`,
  held: (range: string) => `Held for a holiday, arrives ${range}`,
  shipComplete: 'Ship everything together',
  shipCompleteHint: 'We’ll ship everything by standard delivery once the last item is ready.',
  slot: 'Delivery appointment',
  contactMe: 'Contact me to schedule',
  contactMeNote: 'We’ll call you when your delivery is ready.',
  bookSlot: 'Book an appointment now',
  slotTime: 'Date and time',
  slotPlaceholder: 'Choose a date and time',
  slotMissing: 'Please choose a date and time, or let us contact you.',
  slotTaken: 'Someone just took that delivery time, so we didn’t charge you. Please choose another.',
  slotBooked: (label: string) => `Delivery on ${label}`,
  directions: 'Driving directions',
  directionsHint: 'Gate code, floor or where to park',
  directionsShown: (text: string) => `Driving directions: ${text}`,
  giftReceipt: 'Include a gift receipt',
  giftReceiptHint: 'It lists the items without prices, for an exchange or return.',
  giftReceiptShown: 'With a gift receipt',
  deliveryOptions: 'Delivery options',
  pickup: 'Pickup options',
  pickupContact: 'Name of the person picking up',
  pickupContactHint: 'Leave this blank if it’s you. Please bring an ID.',
  pickupContactInvalid: 'Please use only letters in the name.',
  pickupContactShown: (name: string) => `Picked up by ${name}`,
  bagging: 'Bag',
  baggingNames,
  notification: 'Delivery updates',
  pickupNotification: 'Pickup updates',
  notificationNames,
  textMessageNote: (phone: string) => `To ${phone}. Message and data rates may apply.`,
  notificationShown: (name: string) => `Delivery updates by ${name.toLowerCase()}`,
  pickupNotificationShown: (name: string) => `Pickup updates by ${name.toLowerCase()}`,
  cardNumber: 'Please do not enter a card number here.',
  tooLong: (over: number) => `This is ${over} ${over === 1 ? 'character' : 'characters'} too long. Please shorten it.`,
  messageSaved: 'Message saved',
  messageNotSaved: 'Your message isn’t saved yet. We’ll save it when you continue.',
  gift: 'This is a gift',
};

export type OptionsMessages = Messages<typeof optionsMessages>;
