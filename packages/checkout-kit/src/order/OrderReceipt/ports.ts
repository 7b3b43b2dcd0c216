import type { CustomConfirmation, ReorderResult } from '@settee/domain';
import type { ReactNode } from 'react';
import type { MessageResponse } from '../../account/ports.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';

export interface ReorderPorts {
  /**
   * Adds lines of the order to the cart again; all of them for an empty list. Until `isAccepted` it returns the terms of what
   * is made for the shopper, and adds nothing.
   */
  reorder(lineIds: readonly string[], isAccepted: boolean): Promise<PortResult<ReorderResult>>;
  log(problem: RequestFailure): void;
}

export interface OrderPorts extends ReorderPorts {
  /** Cancels the order; on success the host loads it and its returns again. Without it, no order can be canceled. */
  cancelOrder?(): Promise<PortResult<MessageResponse>>;
}

/** Terms of what is made for the shopper, to be accepted before it is bought again. ATC-30 */
export interface ReorderTerms {
  terms: CustomConfirmation;
  /** The add that acceptance started is in progress. */
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** Renders a popup with terms, such as `TermsPopup`. */
export type RenderTerms = (terms: ReorderTerms) => ReactNode;
