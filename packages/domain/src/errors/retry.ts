/** Maximum retries after the first failure, and the delay in ms. */
export interface RetryPolicy {
  maxRetries: number;
  delayMs: number;
}

/** The policy of the gift message, and of the forgot-password call. ERR-25, ERR-26, PWD-12 */
export const giftMessageRetry: RetryPolicy = { maxRetries: 2, delayMs: 500 };

/** Returns true if the error message indicates a network failure, as worded by browsers. ERR-27 */
export function isNetworkFailure(message: string): boolean {
  return message.includes('Failed to fetch') || message.includes('Load failed');
}

/**
 * Returns the delay before the next retry in ms; `null` to stop. `retries` counts the previous ones. ERR-25 to
 * ERR-27
 */
export function nextRetry(policy: RetryPolicy, retries: number, message: string): number | null {
  return retries < policy.maxRetries && isNetworkFailure(message) ? policy.delayMs : null;
}
