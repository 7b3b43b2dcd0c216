import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const apiToken = 'an-api-token';
/** Password of every user of the service. */
export const servicePassword = 'known to the service only';

/** User of the service; a session token identifies a user once. */
export interface User {
  id: string;
  status: string;
  email: string;
  session?: 'ACTIVE' | 'MFA_REQUIRED';
}

/** Fake of Okta that follows its documented Authentication, Sessions and Users APIs. */
export interface FakeIdentityService {
  url: string;
  /** Makes a user, and a session token that the widget would have handed out. */
  handOut(more?: Partial<User>): { token: string; user: User };
  tokens: Map<string, User>;
  /** Every call, as method and path. */
  requests: string[];
  /** Usernames of password reset requests. */
  resets: string[];
  isDown: boolean;
  close(): Promise<void>;
}

interface Reply {
  status: number;
  body: unknown;
}

async function getJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

const failed: Reply = { status: 401, body: { errorCode: 'E0000004', errorSummary: 'Authentication failed' } };
const invalid: Reply = { status: 401, body: { errorCode: 'E0000011', errorSummary: 'Invalid token provided' } };

export async function startIdentityService(): Promise<FakeIdentityService> {
  const users = new Map<string, User>();
  const byEmail = (email = '') => [...users.values()].find((user) => user.email === email);

  /** Any other password than the right one names the state that its user is in. */
  function authenticate({ username, password = '' }: Record<string, string>): Reply {
    const user = byEmail(username);
    if (!user || password === 'guess') return failed;
    if (password !== servicePassword) return { status: 200, body: { status: password } };
    const sessionToken = `authenticated-${user.id}`;
    service.tokens.set(sessionToken, user);
    return { status: 200, body: { status: 'SUCCESS', sessionToken } };
  }

  function session({ sessionToken = '' }: Record<string, string>): Reply {
    const user = service.tokens.get(sessionToken);
    if (!user || !service.tokens.delete(sessionToken)) return failed;
    const { id, email, session: status = 'ACTIVE' } = user;
    return { status: 200, body: { id: `s-${id}`, userId: id, login: email, status } };
  }

  async function respond(request: IncomingMessage): Promise<Reply> {
    const call = `${request.method} ${request.url}`;
    service.requests.push(call);
    if (service.isDown) return { status: 503, body: { errorCode: 'E0000009' } };
    if (call === 'POST /api/v1/sessions') return session(await getJson(request));
    if (call === 'POST /api/v1/authn') return authenticate(await getJson(request));
    if (call === 'POST /api/v1/authn/recovery/password') {
      const { username = '' } = await getJson(request);
      service.resets.push(username);
      return byEmail(username) ? { status: 200, body: {} } : failed;
    }
    if (request.headers.authorization !== `SSWS ${apiToken}`) return invalid;
    if (request.method === 'DELETE') return { status: 204, body: null };
    const user = users.get(request.url?.replace('/api/v1/users/', '') ?? '');
    if (!user) return { status: 404, body: { errorCode: 'E0000007' } };
    const { id, status, email } = user;
    return { status: 200, body: { id, status, profile: { firstName: 'Olga', lastName: null, email, login: email } } };
  }

  const server = createServer((request, response) => {
    void respond(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const service: FakeIdentityService = {
    url: `http://127.0.0.1:${port}`,
    handOut(more = {}) {
      const number = users.size + 1;
      const user = { id: `00u${number}`, status: 'ACTIVE', email: `okta${number}@example.com`, ...more };
      const token = `token-of-okta-${number}`;
      users.set(user.id, user);
      service.tokens.set(token, user);
      return { token, user };
    },
    tokens: new Map(),
    requests: [],
    resets: [],
    isDown: false,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
  return service;
}
