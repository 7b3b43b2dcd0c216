import { cardNumberError } from '@settee/contract/schemas';
import * as v from 'valibot';
import { validationError, type FieldError, type ErrorResponse } from './error-response.ts';

const maxProblems = 20;

/** Describes the expected value without the sent one; valibot's messages quote it. */
function getMessage(issue: v.BaseIssue<unknown>): string {
  const isMissing = issue.kind === 'schema' && issue.input === undefined;
  if (isMissing) return 'This field is required.';
  if (issue.message === cardNumberError) return cardNumberError;
  switch (issue.type) {
    case 'max_length':
    case 'max_value':
      return `At most ${String(issue.requirement)}.`;
    case 'min_length':
    case 'min_value':
      return `At least ${String(issue.requirement)}.`;
    default:
      return issue.kind === 'schema' ? `Must be ${issue.expected ?? 'of another type'}.` : 'This isn’t valid.';
  }
}

/** Texts as the database takes them: no half characters; a null character is a problem of its field. */
function wellFormed(value: unknown, path: readonly string[], problems: FieldError[]): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      problems.push({ field: path.join('.') || 'body', message: 'May not hold control characters.' });
    return value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((entry, index) => wellFormed(entry, [...path, String(index)], problems));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, wellFormed(entry, [...path, key], problems)]),
  );
}

/** Parses the request input and drops unknown fields; returns an error for each invalid field. */
export function readInput(
  schema: v.GenericSchema<unknown, unknown>,
  sent: unknown,
): { input: unknown } | ErrorResponse {
  const parsed = v.safeParse(schema, sent);
  const problems: FieldError[] = (parsed.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? 'body',
    message: getMessage(issue),
  }));
  const input = parsed.success ? wellFormed(parsed.output, [], problems) : null;
  return problems.length > 0 ? validationError(problems.slice(0, maxProblems)) : { input };
}
