import { checkEmail, emailKey } from '@settee/domain';
import type { Call } from '../handler.ts';
import type { Refused } from '../http/refused.ts';
import { post } from '../mail/outbox.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { accountMessages } from './messages.ts';

const rule = { name: 'reset password', seconds: 3600, perSession: 20, perAddress: 60, perSubject: 5 };

/** Posts a letter, whether or not the address has an account: only its writer looks. An identity service mails its own. PWD-01 */
export async function askForReset(
  call: Call,
  email: string,
): Promise<{ isSuccess: boolean; message: string } | Refused> {
  const { shopper, world } = call;
  const recipient = email.trim();
  if (checkEmail(recipient, 'any')) return { isSuccess: false, message: accountMessages.badEmail };
  if (!(await isWithinRate(world, shopper, rule, emailKey(recipient)))) return tooMany;
  if (world.identity) await world.identity.requestReset(recipient);
  else await post(world.db, call, 'reset-password', recipient, {});
  return { isSuccess: true, message: accountMessages.checkForReset };
}
