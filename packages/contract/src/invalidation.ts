/** Ids of the GET endpoints to fetch again after a change of the cart. */
export const afterCartChange = ['cart.get', 'cart.itemCount', 'order.refresh'];

/** Ids of the GET endpoints to fetch again after an order is placed. */
export const afterOrder = [...afterCartChange, 'order.details', 'tenders.rewards'];
