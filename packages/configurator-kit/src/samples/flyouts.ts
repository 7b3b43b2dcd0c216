import type { Choice } from '@settee/domain';
import { choiceFixture, fabricFixture } from './options.ts';

const find = (code: number): Choice =>
  fabricFixture.choiceGroups.flatMap(({ choices }) => choices).find((choice) => choice.code === code) ??
  choiceFixture(code, '');

const told = (choice: Choice, scale: number): Choice => ({
  ...choice,
  typeName: 'Linen',
  description: 'Mill-washed twice, so that it is soft from the first day.',
  additionalDetails: { ...choice.additionalDetails, comfort: { text: 'Cool and a little crisp', scale } },
});

/** Materials with all there is to know of them. */
export const rustFixture = told(find(1203), 4);
export const materialsFixture: readonly Choice[] = [told(find(1201), 4), rustFixture, find(1303), find(1302)];
