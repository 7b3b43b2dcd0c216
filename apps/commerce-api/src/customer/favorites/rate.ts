/** Rate limit of board changes. */
export const favoritesRate = { name: 'favorites', seconds: 60, perSession: 120, perAddress: 600 };
