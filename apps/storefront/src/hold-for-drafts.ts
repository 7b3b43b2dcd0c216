/**
 * Hides a checkout step that has drafts after a reload until they are restored, so that the layout does not shift.
 * Its source is inlined into every page, so it must not reference anything outside itself.
 */
export function holdForDrafts(): void {
  const { dataset } = document.documentElement;
  try {
    const isStep = /^(\/[a-z]{2})?\/checkout\/(shipping|paymentandbilling)/.test(location.pathname);
    if (!isStep || !sessionStorage.getItem('checkoutDrafts')) return;
  } catch {
    return;
  }
  dataset['restoring'] = '';
  // If the script that restores drafts does not load, the server-rendered step is shown.
  setTimeout(() => delete dataset['restoring'], 3000);
}
