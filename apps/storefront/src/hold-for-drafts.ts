/**
 * Hides a step of the checkout until what was entered before a reload is back in it, so that nothing moves in sight.
 * Every page carries its source, so it uses nothing from outside itself.
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
