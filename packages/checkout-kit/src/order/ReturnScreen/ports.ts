import type { ReturnReason, ReturnSelection } from '@settee/domain';
import type { MessageResponse } from '../../account/ports.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';

export interface ReturnPorts {
  /** Requests a return; a repeated call after a lost response must not request another one. */
  requestReturn(
    lines: readonly ReturnSelection[],
    reason: ReturnReason,
  ): Promise<PortResult<MessageResponse & { returnNumber: string }>>;
  cancelReturn(returnNumber: string): Promise<PortResult<MessageResponse>>;
  /** Opens the browser's print dialog. */
  print(): void;
  log(problem: RequestFailure): void;
}
