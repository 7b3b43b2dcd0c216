import type { Context } from 'hono';
import type { Config } from '../world/config.ts';

type Trust = Pick<Config, 'trustProxy'>;

function remoteAddress(environment: unknown): string {
  if (typeof environment !== 'object' || environment === null || !('incoming' in environment)) return 'unknown';
  const { incoming } = environment;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return 'unknown';
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return 'unknown';
  return String(socket.remoteAddress ?? 'unknown');
}

/** The caller's network address: the last one our proxy names, or the connection's. */
export function addressOf(context: Context, { trustProxy }: Trust): string {
  const named = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return (named || remoteAddress(context.env)).slice(0, 64);
}

export function isSecure(context: Context, { trustProxy }: Trust): boolean {
  if (trustProxy && context.req.header('x-forwarded-proto') === 'https') return true;
  return new URL(context.req.url).protocol === 'https:';
}
