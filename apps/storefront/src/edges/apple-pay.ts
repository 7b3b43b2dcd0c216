/** The part of Apple's payment sheet in Safari that the shop uses. */
interface ApplePayConstructor {
  canMakePayments(): boolean;
}

declare global {
  interface Window {
    ApplePaySession?: ApplePayConstructor;
  }
}

/** Whether this browser has Apple Pay. */
export function hasApplePay(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    // Apple's check throws on pages without https.
    return false;
  }
}
