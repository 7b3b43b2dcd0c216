import type { createRegistry as endpoint } from '@settee/contract';
import { validateEventDate, ownersName, registryLimits } from '@settee/domain';
import { and, count, eq } from 'drizzle-orm';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { registryRate } from './rate.ts';
import { isOwnRegistry, lockAccount } from './registries-of.ts';
import { registries } from './tables.ts';

const badDay = validationError([{ field: 'eventDate', message: 'Please enter a future date.' }]);

/** Creates a registry; a repeated request creates one. */
export const createRegistry: Handler<typeof endpoint> = requireAccount(
  async ({ input, shopper, session, account, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, registryRate))) return tooManyRequests;
    const { registryType, eventDate } = input;
    const now = ctx.clock.now();
    if (validateEventDate(eventDate, now.toISOString().slice(0, 10)) !== null) return badDay;
    const name = ownersName(input.ownersName);
    const made = await ctx.inTransaction(async (tx) => {
      await lockAccount(tx, account.id);
      const isOwn = isOwnRegistry(account.id, site);
      const isSame = and(
        eq(registries.registryType, registryType),
        eq(registries.eventDate, eventDate),
        eq(registries.ownersName, name),
      );
      const [known] = await tx.select().from(registries).where(and(isOwn, isSame));
      if (known) return { id: known.grId, problem: null };
      const [counted] = await tx.select({ registries: count() }).from(registries).where(isOwn);
      if ((counted?.registries ?? 0) >= registryLimits.registries)
        return { id: 0, problem: 'too-many-registries' as const };
      const grId = ctx.ids.recapId();
      const fields = { registryType, eventDate, ownersName: name, createdAt: now };
      await tx
        .insert(registries)
        .values({ id: ctx.ids.row(), grId, accountId: account.id, brand: site.brand, ...fields });
      return { id: grId, problem: null };
    });
    if (made.id > 0) shopper.enterRegistrantMode(session.isRemembered);
    return made;
  },
);
