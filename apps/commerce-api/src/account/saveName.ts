import type { saveName as endpoint } from '@settee/contract';
import { validateName } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { validationError } from '../http/error-response.ts';
import { requireAccount } from './require-account.ts';
import { readProfile } from './profile-of.ts';
import { accounts } from './tables.ts';

const notOfTheForm = 'This isn’t valid.';

export const saveName: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, session, account }) => {
  const wrong = (['firstName', 'lastName'] as const).filter((field) => validateName(input[field]) !== null);
  if (wrong.length > 0) return validationError(wrong.map((field) => ({ field, message: notOfTheForm })));
  const names = { firstName: input.firstName.trim(), lastName: input.lastName.trim() };
  await ctx.db.update(accounts).set(names).where(eq(accounts.id, account.id));
  return readProfile(ctx, session, account.id);
});
