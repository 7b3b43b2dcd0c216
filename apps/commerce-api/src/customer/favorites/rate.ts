/** How often lists may be changed. */
export const favoritesRate = { name: 'favorites', seconds: 60, perSession: 120, perAddress: 600 };
