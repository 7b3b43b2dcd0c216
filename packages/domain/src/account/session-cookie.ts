/** Cookie of a shopper's session. What is rendered with it is personal. */
export const sessionCookie = 'settee_session';
