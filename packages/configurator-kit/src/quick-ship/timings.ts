/** The longest that the sidebar says it is looking, in ms. QSHIP-03 */
export const skeletonMessageTime = 10_000;
