import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type ClientMetadata, type Configuration } from 'oidc-provider';

/** User of the issuer. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
}

export interface Issuer {
  url: string;
  /** User of the next sign-in; `null` cancels it. */
  who: Person | null;
  /** Follows the redirects of a sign-in through the issuer and returns the final request to the storefront. */
  visit(start: string): Promise<{ method: 'GET' | 'POST'; url: string; fields: Record<string, string> }>;
  close(): Promise<void>;
}

const scope = 'openid email profile name';

function configuration(client: ClientMetadata, issuer: { who: Person | null }, signingKey: JWK): Configuration {
  return {
    clients: [
      {
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        ...client,
      },
    ],
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google and Apple put what they know into the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of a test'] },
    jwks: { keys: [signingKey] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...issuer.who, sub: accountId }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  };
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'of a test' };
}

async function listening(): Promise<{ server: Server; url: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function formIn(html: string): { action: string; fields: Record<string, string> } {
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!action) throw new Error('The issuer answered no form');
  const inputs = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]));
  return { action: unescaped(action), fields };
}

/** Follows the sign-in flow at the issuer with a separate cookie jar. */
async function wayThrough(issuer: string, start: string) {
  const jar = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 12; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) {
      const { action, fields } = formIn(await reply.text());
      return { method: 'POST' as const, url: action, fields };
    }
    url = new URL(location, url).href;
    if (!url.startsWith(issuer)) return { method: 'GET' as const, url, fields: {} };
  }
  throw new Error('The issuer went in circles');
}

/**
 * Starts a real OpenID Connect issuer on its own port. The optional callback replaces a plain comparison of the
 * client secret.
 */
export async function startIssuer(
  client: ClientMetadata,
  checkSecret?: (secret: string, issuer: string) => Promise<boolean>,
): Promise<Issuer> {
  const { server, url } = await listening();
  const issuer: Issuer = {
    url,
    who: null,
    visit: (start) => wayThrough(url, start),
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
  const provider = new Provider(url, configuration(client, issuer, await makeSigningKey()));
  if (checkSecret)
    Object.assign(provider.Client.prototype, { compareClientSecret: (secret: string) => checkSecret(secret, url) });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const result = issuer.who ? { login: { accountId: issuer.who.sub } } : { error: 'access_denied' };
    context.redirect(await provider.interactionResult(context.req, context.res, result));
  });
  server.on('request', provider.callback());
  return issuer;
}
