/** Maximum time that the sidebar shows its loading message, in ms. QSHIP-03 */
export const skeletonMessageTime = 10_000;
