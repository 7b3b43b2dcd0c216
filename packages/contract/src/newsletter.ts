import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { shortText } from './fields.ts';
import * as schemas from './newsletter.schemas.ts';

const token = 'q8ZyT0mUqQ0rC2nXy7bLw3sVd5fGh1jKp9aEoIuMzXc';

export const subscribeToNewsletter = endpoint({
  id: 'newsletter.subscribe',
  method: 'POST',
  path: '/browse/newsletter/subscribe',
  requirement: 'own path',
  summary:
    'Stores a subscription and mails a link that confirms it. The email address of the signed-in account is confirmed already. The reply is the same for an address that is subscribed.',
  startsSession: true,
  input: v.object({ emailAddress: shortText }),
  reply: schemas.subscribeResponse,
  example: { input: { emailAddress: 'nora@example.com' }, reply: { isSuccess: true, isConfirmed: false } },
});

export const confirmNewsletter = endpoint({
  id: 'newsletter.confirm',
  method: 'POST',
  path: '/browse/newsletter/confirm',
  requirement: 'own path',
  summary: 'Confirms a subscription by the token of the mailed link, and mails a welcome. Fails for an unknown token.',
  input: schemas.linkInput,
  reply: schemas.linkResponse,
  example: { input: { token }, reply: { isSuccess: true } },
});

export const unsubscribeFromNewsletter = endpoint({
  id: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/browse/newsletter/unsubscribe',
  requirement: 'own path',
  summary: 'Deletes a subscription by the token of a mailed link. Fails for an unknown token.',
  input: schemas.linkInput,
  reply: schemas.linkResponse,
  example: { input: { token }, reply: { isSuccess: true } },
});
