/**
 * Hides a checkout step until its drafts are restored after a reload, so that nothing moves visibly.
 * Its source is inlined into every page, so it must not reference anything outside itself.
 */
export function holdForDrafts(): void {
  const { dataset } = document.documentElement;
  try {
    if (!location.pathname.startsWith('/checkout/') || !sessionStorage.getItem('checkoutDrafts')) return;
  } catch {
    return;
  }
  dataset['restoring'] = '';
  // Without the code of the page, or of a part of it, what the server has rendered must do.
  setTimeout(() => delete dataset['restoring'], 3000);
}
