/** How often a call is tried again after its first failure, and after how many ms. */
export interface RetryPolicy {
  maxRetries: number;
  delayMs: number;
}

/** The policy of the gift message, and of the forgot-password call. ERR-25, ERR-26, PWD-12 */
export const giftMessageRetry: RetryPolicy = { maxRetries: 2, delayMs: 500 };

/** Whether an error's message tells of a network that failed, as browsers word it. ERR-27 */
export function isNetworkFailure(message: string): boolean {
  return message.includes('Failed to fetch') || message.includes('Load failed');
}

/** The wait in ms before the next try; `null` gives up. `retries` counts those already made. ERR-25 to ERR-27 */
export function nextRetry(policy: RetryPolicy, retries: number, message: string): number | null {
  return retries < policy.maxRetries && isNetworkFailure(message) ? policy.delayMs : null;
}
