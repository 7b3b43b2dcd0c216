import type { Result } from '@settee/domain';

/** Error of a failed request, as a port returns it: 'Status: 503', 'IsReset', 'Failed to fetch'. ERR-16, ERR-22 */
export interface RequestFailure {
  message: string;
  /** The call's name, for the log. */
  action: string;
  apiUrl: string;
}

/** Result of a port call. Ports return errors and never reject. */
export type PortResult<Value> = Result<Value, RequestFailure>;
