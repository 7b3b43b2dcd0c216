import type { saveName as endpoint } from '@settee/contract';
import { validateName } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { readProfile } from './profile-of.ts';
import { accounts } from '../../platform/session/tables.ts';

const notOfTheForm = 'This isn’t valid.';

export const saveName: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, session, account }) => {
  const wrong = (['firstName', 'lastName'] as const).filter((field) => validateName(input[field]) !== null);
  if (wrong.length > 0) return validationError(wrong.map((field) => ({ field, message: notOfTheForm })));
  const names = { firstName: input.firstName.trim(), lastName: input.lastName.trim() };
  await ctx.db.update(accounts).set(names).where(eq(accounts.id, account.id));
  return readProfile(ctx, session, account.id);
});
