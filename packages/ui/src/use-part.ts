import { useEffect, useReducer, useState } from 'react';
import { onPartTried, retryParts } from './part-code.ts';

/** Renders again after every try to load a part, and tries all that failed again. */
export function usePartTries(): { isRetrying: boolean; retry: () => void } {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => onPartTried(render), []);
  const retry = async () => {
    setIsRetrying(true);
    await retryParts();
    setIsRetrying(false);
  };
  return { isRetrying, retry: () => void retry() };
}
