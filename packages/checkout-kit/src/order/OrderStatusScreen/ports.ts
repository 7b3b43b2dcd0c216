import type { MessageResponse } from '../../account/ports.ts';
import type { PortResult } from '../../errors/request-failure.ts';
import type { OrderPorts } from '../OrderReceipt/ports.ts';

/** Data that identifies an order for a guest. */
export interface OrderLookup {
  orderNumber: string;
  emailAddress: string;
}

export interface OrderStatusPorts extends OrderPorts {
  /** Emails a code; must return the same response whether or not there is such an order. */
  requestCode(lookup: OrderLookup): Promise<PortResult<MessageResponse>>;
  /** Opens the order; on success the host loads it and hands it over. */
  open(lookup: OrderLookup & { code: string }): Promise<PortResult<MessageResponse>>;
  /** Shows the empty form again. */
  leave(): void;
  print(): void;
}
