import { widgetErrors } from '@settee/domain';
import * as v from 'valibot';
import { tidyName } from '../social/open-id.ts';
import type { IdentityService } from '../../../platform/ports/identity-service.ts';

/** Request timeout, in ms. */
const timeoutMs = 10_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const sessionSchema = v.object({ id, userId: id, status: v.string() });
const name = v.optional(v.nullable(v.string()), '');
const userSchema = v.object({
  status: v.string(),
  profile: v.object({ email: v.pipe(v.string(), v.maxLength(300)), firstName: name, lastName: name }),
});

/** Result of a password check; further steps such as MFA are possible only in the widget. */
const authenticationSchema = v.object({
  status: v.string(),
  sessionToken: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** The identity service of Okta: a session token becomes a session, the session names its user. */
export function oktaService(domain: string, apiToken: string): IdentityService {
  const request = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    fetch(`${domain}/api/v1/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : { authorization: `SSWS ${apiToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  const throwUnexpected = (reply: Response, what: string) => {
    throw new Error(`The identity service answered ${reply.status} when asked for ${what}`);
  };
  return {
    async redeem(sessionToken) {
      const created = await request('POST', 'sessions', { sessionToken });
      if (created.status === 401) return null;
      if (!created.ok) throwUnexpected(created, 'a session');
      const session = v.parse(sessionSchema, await created.json());
      const reply = await request('GET', `users/${session.userId}`);
      // The session was created only to identify its user.
      await request('DELETE', `sessions/${session.id}`).catch(() => undefined);
      if (!reply.ok) throwUnexpected(reply, 'a user');
      const { status, profile } = v.parse(userSchema, await reply.json());
      // An active user's address was proven to the service when it was activated.
      if (session.status !== 'ACTIVE' || status !== 'ACTIVE') return null;
      return {
        issuer: domain,
        subject: session.userId,
        emailAddress: profile.email,
        isEmailVerified: true,
        firstName: tidyName(profile.firstName ?? ''),
        lastName: tidyName(profile.lastName ?? ''),
      };
    },
    async authenticate(username, password) {
      const reply = await request('POST', 'authn', { username, password });
      if (reply.status === 401) return { errorCode: widgetErrors.wrongCredentials };
      if (!reply.ok) throwUnexpected(reply, 'a password');
      const { status, sessionToken } = v.parse(authenticationSchema, await reply.json());
      if (status === 'SUCCESS' && sessionToken) return { sessionToken };
      return { errorCode: status === 'LOCKED_OUT' ? widgetErrors.lockout : widgetErrors.wrongCredentials };
    },
    async requestReset(username) {
      const reply = await request('POST', 'authn/recovery/password', { username, factorType: 'EMAIL' });
      // The response must not reveal whether the user exists.
      if (reply.status >= 500) throwUnexpected(reply, 'a reset');
    },
  };
}
