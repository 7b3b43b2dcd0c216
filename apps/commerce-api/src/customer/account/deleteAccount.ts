import type { deleteAccount as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { deleteAccountData } from './delete-account-data.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { accountMessages } from './messages.ts';
import { reauthenticate } from './reauthenticate.ts';
import { commandResult } from './command-result.ts';

/** Deletes all that is the account's own; placed orders stay without it. */
export const deleteAccount: Handler<typeof endpoint> = requireAccount(async (call) => {
  const { input, shopper, ctx } = call;
  const proof = await reauthenticate(call, input.password);
  if ('message' in proof) return commandResult(false, proof.message);
  if (!(await deleteAccountData(ctx, proof.account))) return commandResult(false, accountMessages.payingNow);
  await shopper.signOut();
  shopper.leaveRegistrantMode();
  return commandResult(true, accountMessages.accountDeleted);
});
