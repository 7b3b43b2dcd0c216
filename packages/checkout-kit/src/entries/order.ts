// Generated from index.ts by node tooling/build/noun-entries.ts.
export { OrderScreen, type OrderScreenProps } from '../order/OrderScreen/OrderScreen.tsx';
export { orderMessages, type OrderMessages } from '../order/messages.ts';
export { orderStatusMessages, type OrderStatusMessages } from '../order/order-status-messages.ts';
export { afterOrderMessages, type AfterOrderMessages } from '../order/after-order-messages.ts';
export type { OrderPorts, RenderTerms, ReorderPorts, ReorderTerms } from '../order/OrderReceipt/ports.ts';
export { ReturnScreen, type ReturnScreenProps } from '../order/ReturnScreen/ReturnScreen.tsx';
export type { OrderLookup, OrderStatusPorts } from '../order/OrderStatusScreen/ports.ts';
export {
  OrderStatusScreen,
  type OrderStatusScreenProps,
} from '../order/OrderStatusScreen/OrderStatusScreen.tsx';
export { optionsMessages, type OptionsMessages } from '../order/options-messages.ts';
export { PackingSlipScreen, type PackingSlipScreenProps } from '../order/PackingSlipScreen/PackingSlipScreen.tsx';
