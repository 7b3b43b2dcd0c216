/** Stores whose stock system never answers, to see the pickup outage. CART-26 */
export const storesOutOfReach: readonly number[] = [118, 122, 206, 208];
