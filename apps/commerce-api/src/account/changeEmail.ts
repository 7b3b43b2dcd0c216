import type { changeEmail as endpoint } from '@settee/contract';
import { checkEmail, emailKey } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { post } from '../mail/outbox.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { forAccount } from './for-account.ts';
import { accountMessages } from './messages.ts';
import { proveAgain } from './prove-again.ts';
import { accounts } from './tables.ts';

const rule = { name: 'change email', seconds: 3600, perSession: 10, perAddress: 60, perSubject: 5 };
const told = (isSuccess: boolean, message: string) => ({ isSuccess, message });

/** Mails a link to the new address; the old one holds until it is followed. Answers alike for an address that is taken. */
export const changeEmail: Handler<typeof endpoint> = forAccount(async (call) => {
  const { input, shopper, world } = call;
  const recipient = input.emailAddress.trim();
  if (checkEmail(recipient, 'any')) return told(false, accountMessages.badEmail);
  if (recipient === call.account.emailAddress) return told(false, accountMessages.sameAddress);
  if (!(await isWithinRate(world, shopper, rule, emailKey(recipient)))) return tooMany;
  const proof = await proveAgain(call, input.password);
  if ('message' in proof) return told(false, proof.message);
  const { id } = proof.account;
  await world.db.update(accounts).set({ pendingEmailAddress: recipient }).where(eq(accounts.id, id));
  await post(world.db, call, 'change-email', recipient, { accountId: id });
  return told(true, accountMessages.checkNewAddress);
});
