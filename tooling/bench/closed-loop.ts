import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { readFileSync } from 'node:fs';

/** Requests in parallel: each lane sends its next one when the last has its response. */
export const lanes = 16;

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: lanes });

/** Sends a request and reads the whole response; `fetch` would use as much processor time as the measured server. */
export function send(method: string, url: string, headers: OutgoingHttpHeaders = {}, body = ''): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('error', reject);
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    sent.on('error', reject).end(body);
  });
}

/** `fetch` over the light client, for the shoppers of the tests. `address` is the one that rate limits count. */
export function lightApi(origin: string, address: string) {
  return {
    async request(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
      const given: OutgoingHttpHeaders = { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': address };
      const text = typeof body === 'string' ? body : '';
      if (text !== '') given['content-length'] = Buffer.byteLength(text);
      const reply = await send(method, url.replace('http://localhost', origin), given, text);
      const cookies = [reply.headers['set-cookie'] ?? []]
        .flat()
        .map((cookie): [string, string] => ['set-cookie', cookie]);
      return new Response(reply.text, { status: reply.status, headers: cookies });
    },
  };
}

/** Returns the processor time of a process and its children so far, in ms; 0 where the system does not report it. */
export function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = (Number(fields[11]) + Number(fields[12])) * 10;
    return children.reduce((sum, child) => sum + processorTime(Number(child)), own);
  } catch {
    return 0;
  }
}

/** Returns the most memory that a process or one of its children has used, in MB. */
export function peakMemory(pid: number | undefined): number {
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return Math.max(Number(peak) / 1000, ...children.map((child) => peakMemory(Number(child))));
  } catch {
    return 0;
  }
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

export interface Load {
  /** Number of calls. */
  count: number;
  perSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** Processor time of the server for a call, in ms. */
  cpu: number;
}

interface LoopOptions {
  /** Process of the server. */
  pid: number | undefined;
  /** Length of the measurement and of what precedes it, in ms. */
  span?: number;
  warmUp?: number;
  /** The next call of a lane; `null` when the lane has no more. */
  next: (lane: number) => (() => Promise<void>) | null;
}

/** Calls without rests, in all lanes, until the time is over or no lane has another call. */
export async function closedLoop({ pid, span = 8000, warmUp = 2000, next }: LoopOptions): Promise<Load> {
  const times: number[] = [];
  const startedAt = performance.now();
  const measuredFrom = startedAt + warmUp;
  const endsAt = measuredFrom + span;
  let cpuBefore = warmUp === 0 ? processorTime(pid) : null;
  const lane = async (index: number) => {
    for (let call = next(index); call !== null; call = next(index)) {
      const calledAt = performance.now();
      if (calledAt > endsAt) return;
      await call();
      if (calledAt < measuredFrom) continue;
      cpuBefore ??= processorTime(pid);
      times.push(performance.now() - calledAt);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  const seconds = (performance.now() - measuredFrom) / 1000;
  const cpu = (processorTime(pid) - (cpuBefore ?? 0)) / times.length;
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  return { count: times.length, perSecond: times.length / seconds, p50, p99, cpu };
}

/** The cells of a load in a table. */
export const loadCells = ({ perSecond, p50, p99, cpu }: Load): string[] => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(1),
];
