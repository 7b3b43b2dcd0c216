import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { TwilioSettings } from '../config/text-message-settings.ts';
import type { Log } from '../log.ts';

/** A text message as it is sent; `to` is a number such as +13122720142. */
export interface TextMessage {
  to: string;
  text: string;
}

/** Sends text messages; throws when it could not. */
export interface TextSender {
  send(message: TextMessage): Promise<void>;
}

/** Adds each text message to a file of the folder, one JSON line each; for shops that send none. */
export function fileTextSender(folder: string, { log }: { log: Log }): TextSender {
  const file = join(folder, 'text-messages.jsonl');
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${JSON.stringify(message)}\n`);
      log.info({ file }, 'text message written');
    },
  };
}

/** Time for one response, in ms. */
const timeoutMs = 10_000;
const errorBody = v.object({ code: v.number() });
/** The number can't receive messages, has opted out, or is none: another try would have the same result. */
const finalCodes: readonly number[] = [21211, 21212, 21214, 21408, 21610, 21612, 21614];

/** Sends text messages with Twilio's Messages API. A number that can't receive them is logged, and that message given up. */
export function twilioTextSender(settings: TwilioSettings, { log }: { log: Log }): TextSender {
  const { url, accountSid, authToken, from } = settings;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender: Record<string, string> = from.startsWith('+') ? { From: from } : { MessagingServiceSid: from };
  return {
    async send({ to, text }) {
      const reply = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, ...sender, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (reply.ok) return void (await reply.body?.cancel());
      const body = v.safeParse(errorBody, await reply.json().catch(() => null));
      const code = body.success ? body.output.code : 0;
      if (!finalCodes.includes(code)) throw Object.assign(new Error('Text message rejected'), { code: reply.status });
      log.warn({ code }, 'text message given up');
    },
  };
}
