/** Ids of the GET endpoints to fetch again after a change of the cart. */
export const cartQueries = ['cart.get', 'cart.itemCount', 'order.refresh'];
