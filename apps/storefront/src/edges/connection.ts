/** Whether the browser has a network connection. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls a listener when the connection is lost or back. Returns a function that ends it. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
