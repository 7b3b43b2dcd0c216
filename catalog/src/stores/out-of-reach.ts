/** Stores with a stock system that always fails, to demonstrate the pickup outage. CART-26 */
export const storesOutOfReach: readonly number[] = [118, 122, 206, 208];
