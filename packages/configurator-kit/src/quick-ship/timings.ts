/** Maximum time that the sidebar shows its loading message, in ms. QSHIP-03 */
export const skeletonMessageMs = 10_000;
