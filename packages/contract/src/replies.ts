import * as v from 'valibot';
import type { ReplyCheck } from './client.ts';
import { replySchemas } from './generated/reply-schemas.ts';

/** Validates a response and removes unknown fields. Throws for an endpoint that is not in the contract. */
export const checkReply: ReplyCheck = ({ id }, json) => {
  const schema = replySchemas[id];
  if (!schema) throw new Error(`${id} is not an endpoint of the contract`);
  const parsed = v.safeParse(schema, json);
  return parsed.success ? { value: parsed.output } : { at: v.getDotPath(parsed.issues[0]) ?? '' };
};
