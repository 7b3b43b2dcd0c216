/** For differences that tokens cannot express: another layout of the same element in one brand. */
export const inMain = ':is(.settee-main, .settee-main-dark, .settee-main-auto) &';
export const inCb2 = ':is(.settee-cb2, .settee-cb2-dark, .settee-cb2-auto) &';
