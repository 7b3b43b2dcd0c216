import { useEffect, useState } from 'react';
import { confirmationPasswordDelayMs } from './timings.ts';

/** Focus settings of a page. SIGN-34, SIGN-36 */
export interface FocusFacts {
  isFocusSuppressed: boolean;
  isConfirmation: boolean;
}

const quiet: FocusFacts = { isFocusSuppressed: false, isConfirmation: false };

/** Whether the password field is still disabled, so that no browser puts the focus there. SIGN-34 to SIGN-36 */
export function useFocusSuppression({ isFocusSuppressed, isConfirmation }: FocusFacts = quiet): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isFocusSuppressed) return;
    const end = () => setIsOver(true);
    if (isConfirmation) {
      const timer = setTimeout(end, confirmationPasswordDelayMs);
      return () => clearTimeout(timer);
    }
    if (document.readyState === 'complete') return end();
    window.addEventListener('load', end);
    return () => window.removeEventListener('load', end);
  }, [isFocusSuppressed, isConfirmation]);
  return isFocusSuppressed && !isOver;
}
