import { expect, test } from 'vitest';
import { sofa } from '../../fixtures/sofa.ts';
import { validateLink } from './validate-link.ts';
import { parseConfigurationQuery } from './configuration-query.ts';

const validate = (query: string) =>
  validateLink(query, sofa).problems.map((problem) =>
    problem.kind === 'unknown-option'
      ? [problem.kind, problem.optionCode]
      : problem.kind === 'unknown-choice'
        ? [problem.kind, problem.choiceCode]
        : problem.kind === 'unavailable'
          ? [problem.kind, problem.choice.code]
          : [problem.kind, problem.choice.code, problem.with.map(({ code }) => code)],
  );

test.each([
  ['', []],
  ['option.12=1201&option.13=2001', []],
  ['?utm=1&x', []],
  ['option.99=1', [['unknown-option', 99]]],
  ['option.12=4242', [['unknown-choice', 4242]]],
  ['option.12=1203', [['unavailable', 1203]]],
  ['option.12=1202&option.11=3001', [['conflict', 1202, [3001]]]],
  [
    'option.99=1&option.12=4242&option.13=2001',
    [
      ['unknown-option', 99],
      ['unknown-choice', 4242],
    ],
  ],
  ['option.__proto__=1&option.12=</script>', []],
  ['😀=😀', []],
])('the link %j has the errors %j', (query, problems) => {
  expect(validate(query)).toEqual(problems);
  expect(validateLink(query, sofa).configuration).toEqual(parseConfigurationQuery(query, sofa));
});
