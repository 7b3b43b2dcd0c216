import { getSite } from '@settee/domain';
import { ErrorResponse } from '../platform/http/error-response.ts';
import { french } from './french.ts';
import { createTranslate, type Translate } from './translate-reply.ts';

const translations: ReadonlyMap<string, Translate> = new Map([
  ['fr-CA', createTranslate(french, getSite('main', 'CANADA', 'fr-CA'))],
]);

/** A reply in the language of the page; handlers write English. */
export function inLanguageOf(locale: string, reply: unknown): unknown {
  const translate = translations.get(locale);
  if (!translate) return reply;
  if (!(reply instanceof ErrorResponse)) return translate(reply);
  const { problems } = reply.body as { problems?: unknown };
  return problems ? new ErrorResponse(reply.status, { ...reply.body, problems: translate(problems) }) : reply;
}
