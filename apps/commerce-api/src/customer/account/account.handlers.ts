import type { AddressWords } from '@settee/catalog';
import {
  plainText,
  normalizePhone,
  readEmail,
  validateName,
  validateEmail,
  emailKey,
  validatePassword,
  validatePhone,
  isSameAddress,
} from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { deleteEmailsTo } from '../../platform/mail/outbox.queries.ts';
import {
  type Account,
  deleteAccountRow,
  renameAccount,
  saveEmailPreferences,
  savePasswordHash,
  saveAccountPhone,
  savePendingEmail,
} from '../../platform/session/accounts.queries.ts';
import { resetLoginAttempts } from '../../platform/session/login-attempts.ts';
import { endOtherSessions } from '../../platform/session/sessions.queries.ts';
import { deleteShopperData } from '../../sales/order/delete-shopper-data.ts';
import { deleteContactMessages } from '../help/delete-contact-messages.ts';
import { deleteSubscriptionsOf } from '../newsletter/newsletter.queries.ts';
import { deleteSwatchOrdersOf } from '../swatches/swatch-orders.queries.ts';
import { toUserAccount } from '../../platform/session/session.ts';
import { requireAccount } from '../../platform/require-account.ts';
import { readProfile } from './profile.queries.ts';
import { validationError, ErrorResponse } from '../../platform/http/error-response.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { reauthenticate } from './reauthenticate.ts';
import { commandResult } from './command-result.ts';
import { revokeTokens } from './tokens.ts';
import {
  isAddress,
  loadAddresses,
  lockAddressRows,
  makeDefault,
  maxAddresses,
  type AddressRow,
} from './address-book.ts';
import { readAddress } from '../../sales/delivery/read-address.ts';
import { savedAddresses } from './tables.ts';
import {
  getCards,
  saveCard,
  maxCards,
  removeCard,
  lockCardRows,
  makeDefaultCard,
} from '../../sales/payment/saved-cards.queries.ts';
import { cardRejectionMessages } from '../../sales/payment/messages.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Deletes an account and all its rows; returns false while a payment for one of its carts is in progress. */
export function deleteAccountData(ctx: Context, account: Account): Promise<boolean> {
  const { id, emailKey } = account;
  return ctx.inTransaction(async (tx) => {
    if (!(await deleteShopperData(tx, account))) return false;
    await deleteEmailsTo(tx, emailKey);
    await deleteSwatchOrdersOf(tx, emailKey);
    await deleteSubscriptionsOf(tx, emailKey);
    await deleteContactMessages(tx, emailKey);
    await resetLoginAttempts(tx, emailKey);
    await deleteAccountRow(tx, id);
    return true;
  });
}

const notOfTheForm = 'This isn’t valid.';

const changeEmailLimit = { name: 'change email', seconds: 3600, perSession: 10, perAddress: 60, perSubject: 5 };

const notTheirAddress = validationError([{ field: 'address.addressId', message: accountMessages.noSuchAddress }]);
const addressBookFull = validationError([
  { field: 'address', message: accountMessages.tooManyAddresses(maxAddresses) },
]);

const cardLimit = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };

/** Handlers of a signed-in account. */
export const accountHandlers = {
  /** Returns the name and email address of the shopper; empty texts for a guest. SIGN-04 */
  getUserAccount: async ({ shopper }) => toUserAccount((await shopper.session())?.account ?? null),

  /** Returns the account of a signed-in shopper with its sign-in methods and email preferences. ROUTE-22 */
  getProfile: requireAccount(({ ctx, session, account }) => readProfile(ctx, session, account.id)),

  saveName: requireAccount(async ({ input, ctx, session, account }) => {
    const wrong = (['firstName', 'lastName'] as const).filter((field) => validateName(input[field]) !== null);
    if (wrong.length > 0) return validationError(wrong.map((field) => ({ field, message: notOfTheForm })));
    const names = { firstName: plainText(input.firstName).trim(), lastName: plainText(input.lastName).trim() };
    await renameAccount(ctx.db, account.id, names);
    return readProfile(ctx, session, account.id);
  }),
  savePhone: requireAccount(async ({ input, ctx, session, account }) => {
    if (validatePhone(input.dayPhone)) return validationError([{ field: 'dayPhone', message: notOfTheForm }]);
    await saveAccountPhone(ctx.db, account.id, normalizePhone(input.dayPhone));
    return readProfile(ctx, session, account.id);
  }),
  savePreferences: requireAccount(async ({ input, ctx, session, account }) => {
    await saveEmailPreferences(ctx.db, account.id, input);
    return readProfile(ctx, session, account.id);
  }),

  /**
   * Emails a link to the new address; the old address remains valid until the link is used. The response is the
   * same for an address that is already taken.
   */
  changeEmail: requireAccount(async (call) => {
    const { input, shopper, ctx } = call;
    const recipient = readEmail(input.emailAddress);
    if (validateEmail(recipient, 'any')) return commandResult(false, accountMessages.badEmail);
    if (recipient === call.account.emailAddress) return commandResult(false, accountMessages.sameAddress);
    if (!(await consumeRateLimit(ctx, shopper, changeEmailLimit, emailKey(recipient)))) return tooManyRequests;
    const proof = await reauthenticate(call, input.password);
    if ('message' in proof) return commandResult(false, proof.message);
    const { id } = proof.account;
    await savePendingEmail(ctx.db, id, recipient);
    await enqueueEmail(ctx.db, call, 'change-email', recipient, { accountId: id });
    return commandResult(true, accountMessages.checkNewAddress);
  }),

  /** Ends all other sessions. */
  changePassword: requireAccount(async (call) => {
    const { input, ctx, session } = call;
    if (ctx.identity) return commandResult(false, accountMessages.managedElsewhere);
    const problem = validatePassword(input.newPassword, call.account.emailAddress);
    if (problem) return commandResult(false, passwordMessages[problem]);
    const proof = await reauthenticate(call, input.currentPassword);
    if ('message' in proof) return commandResult(false, proof.message);
    const { id, firstName, emailAddress } = proof.account;
    const passwordHash = await ctx.passwords.hash(input.newPassword);
    await ctx.inTransaction(async (tx) => {
      await savePasswordHash(tx, id, passwordHash);
      await endOtherSessions(tx, id, session.id);
      await revokeTokens(tx, id);
    });
    await enqueueEmail(ctx.db, call, 'password-changed', emailAddress, { firstName });
    return commandResult(true, accountMessages.passwordChanged);
  }),

  /** Deletes all that is the account's own; placed orders stay without it. */
  deleteAccount: requireAccount(async (call) => {
    const { input, shopper, ctx } = call;
    const proof = await reauthenticate(call, input.password);
    if ('message' in proof) return commandResult(false, proof.message);
    if (!(await deleteAccountData(ctx, proof.account))) return commandResult(false, accountMessages.payingNow);
    await shopper.signOut();
    shopper.leaveRegistrantMode();
    return commandResult(true, accountMessages.accountDeleted);
  }),

  getSavedAddresses: requireAccount(({ ctx, account }) => loadAddresses(ctx.db, account.id)),

  /** Adds an address that is not there yet, or changes the one with its id; the first is the default. */
  saveAddress: requireAccount(async ({ input, site, ctx, account }) => {
    const read = readAddress(input.address, { site, ctx }, 'shipping');
    if (read instanceof ErrorResponse) return read;
    const { addressId, ...rest } = read;
    const address: AddressWords = rest;
    const refused = await ctx.inTransaction(async (tx) => {
      const rows = await lockAddressRows(tx, account.id);
      const isPresent = (row: AddressRow) =>
        addressId === '' ? isSameAddress(row.address, address) : row.id === addressId;
      const present = rows.find(isPresent);
      if (addressId !== '' && !present) return notTheirAddress;
      if (!present && rows.length >= maxAddresses) return addressBookFull;
      const row: AddressRow = present ?? { id: ctx.ids.row(), accountId: account.id, address, isDefault: false };
      if (present) await tx.update(savedAddresses).set({ address }).where(isAddress(row));
      else await tx.insert(savedAddresses).values(row);
      if (input.isDefault || rows.length === 0) await makeDefault(tx, row);
      return null;
    });
    return refused ?? loadAddresses(ctx.db, account.id);
  }),

  /** Removes an address of the account, if it exists. The oldest remaining one becomes the default. */
  removeAddress: requireAccount(async ({ input, ctx, account }) => {
    await ctx.inTransaction(async (tx) => {
      const rows = await lockAddressRows(tx, account.id);
      const gone = rows.find(({ id }) => id === input.addressId);
      if (!gone) return;
      await tx.delete(savedAddresses).where(isAddress(gone));
      const next = rows.find(({ id }) => id !== gone.id);
      if (gone.isDefault && next) await makeDefault(tx, next);
    });
    return loadAddresses(ctx.db, account.id);
  }),

  /** Returns the saved cards of the account, without their numbers, and the maximum number of cards. CARD-14 */
  getSavedCards: requireAccount(({ ctx, account }) => getCards(ctx.db, ctx, account.id)),

  /** Sends the encrypted card to the provider and saves the token. CARD-14 */
  addSavedCard: requireAccount(async ({ input, shopper, ctx, account }) => {
    if (!(await consumeRateLimit(ctx, shopper, cardLimit))) return tooManyRequests;
    const respond = async (message: string) => ({
      isSuccess: message === '',
      message,
      ...(await getCards(ctx.db, ctx, account.id)),
    });
    const taken = await ctx.payments.tokenize(input.adyenCardData);
    if (!taken.isTaken) return respond(cardRejectionMessages[taken.rejection]);
    return respond((await saveCard(ctx, account.id, taken.card)) ? '' : accountMessages.tooManyCards(maxCards));
  }),

  /** Removes a card from the account and open carts, if it exists. The oldest remaining one becomes the default. CARD-14 */
  removeSavedCard: requireAccount(async ({ input, ctx, account }) => {
    await removeCard(ctx, account.id, input.id);
    return getCards(ctx.db, ctx, account.id);
  }),

  /** Makes a card of the account the default, if it exists. CARD-14 */
  setDefaultCard: requireAccount(async ({ input, ctx, account }) => {
    await ctx.inTransaction(async (tx) => {
      const wanted = (await lockCardRows(tx, account.id)).find(({ id }) => id === input.id);
      if (wanted) await makeDefaultCard(tx, wanted);
    });
    return getCards(ctx.db, ctx, account.id);
  }),
} satisfies Partial<Handlers<'account'>>;
