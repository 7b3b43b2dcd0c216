/** For what tokens cannot say: the same element arranged another way in one brand. */
export const inMain = ':is(.settee-main, .settee-main-dark) &';
export const inCb2 = ':is(.settee-cb2, .settee-cb2-dark) &';
