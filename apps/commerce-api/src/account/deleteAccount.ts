import type { deleteAccount as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { eraseAccount } from './erase-account.ts';
import { forAccount } from './for-account.ts';
import { accountMessages } from './messages.ts';
import { proveAgain } from './prove-again.ts';

const told = (isSuccess: boolean, message: string) => ({ isSuccess, message });

/** Deletes all that is the account's own; placed orders stay without it. */
export const deleteAccount: Handler<typeof endpoint> = forAccount(async (call) => {
  const { input, shopper, world } = call;
  const proof = await proveAgain(call, input.password);
  if ('message' in proof) return told(false, proof.message);
  if (!(await eraseAccount(world, proof.account))) return told(false, accountMessages.payingNow);
  await shopper.signOut();
  shopper.leaveRegistrantMode();
  return told(true, accountMessages.accountDeleted);
});
