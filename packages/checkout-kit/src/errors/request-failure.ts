import type { Result } from '@settee/domain';

/** Why a call did not come through, as a port tells it: 'Status: 503', 'IsReset', 'Failed to fetch'. ERR-16, ERR-22 */
export interface RequestFailure {
  message: string;
  /** The call's name, for the log. */
  action: string;
  apiUrl: string;
}

/** What every port answers; a port never rejects. */
export type PortResult<Value> = Result<Value, RequestFailure>;
