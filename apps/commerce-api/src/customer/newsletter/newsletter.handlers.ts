import { emailKey, readEmail, validateEmail } from '@settee/domain';
import type { Handlers } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { confirmSubscription, deleteSubscription, subscribe, subscribeLimit } from './newsletter.queries.ts';

const linkLimit = { name: 'newsletter link', seconds: 600, perSession: 30, perAddress: 60 };

const badEmail = { isSuccess: false as const, errorMessage: 'Please enter a valid Email Address.' };

/** Handlers of the newsletter. */
export const newsletterHandlers = {
  subscribeToNewsletter: async ({ input, shopper, ctx, site, origin }) => {
    const emailAddress = readEmail(input.emailAddress);
    if (validateEmail(emailAddress, 'any')) return badEmail;
    if (!(await consumeRateLimit(ctx, shopper, subscribeLimit, emailKey(emailAddress)))) return tooManyRequests;
    const { account } = await shopper.getOrCreateSession();
    const sender = { ctx, site, origin };
    const isConfirmed = await ctx.inTransaction((tx) => subscribe(tx, sender, { account, emailAddress }));
    return { isSuccess: true as const, isConfirmed };
  },

  confirmNewsletter: async ({ input, shopper, ctx, site, origin }) => {
    if (!(await consumeRateLimit(ctx, shopper, linkLimit))) return tooManyRequests;
    const sender = { ctx, site, origin };
    return { isSuccess: await ctx.inTransaction((tx) => confirmSubscription(tx, sender, input.token)) };
  },

  unsubscribeFromNewsletter: async ({ input, shopper, ctx }) => {
    if (!(await consumeRateLimit(ctx, shopper, linkLimit))) return tooManyRequests;
    return { isSuccess: await deleteSubscription(ctx.db, input.token) };
  },
} satisfies Handlers<'newsletter'>;
