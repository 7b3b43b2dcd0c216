import { expect, test } from 'vitest';
import { joinHandlers, type Handlers } from './handler.ts';

const getCardEncryptionKey: Handlers<'payment'>['getCardEncryptionKey'] = async ({ ctx }) =>
  ctx.payments.encryptionKey();

test('a table of handlers that forgets, invents or repeats an endpoint does not compile', () => {
  // @ts-expect-error the endpoint is forgotten
  void ({} satisfies Handlers<'payment'>);
  // @ts-expect-error the contract has no such endpoint
  void ({ getCardEncryptionKey, pay: getCardEncryptionKey } satisfies Partial<Handlers<'payment'>>);
  // @ts-expect-error both tables have the endpoint
  expect(joinHandlers({ getCardEncryptionKey }, { getCardEncryptionKey })).toEqual({ getCardEncryptionKey });
  expect(joinHandlers({ first: 1 }, { second: 2 }, { third: 3 })).toEqual({ first: 1, second: 2, third: 3 });
});
