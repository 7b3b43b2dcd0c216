import type { Choice } from '@settee/domain';
import { sampleChoice, sampleFabric } from './options.ts';

const find = (code: number): Choice =>
  sampleFabric.choiceGroups.flatMap(({ choices }) => choices).find((choice) => choice.code === code) ??
  sampleChoice(code, '');

const told = (choice: Choice, scale: number): Choice => ({
  ...choice,
  typeName: 'Linen',
  description: 'Mill-washed twice, so that it is soft from the first day.',
  additionalDetails: { ...choice.additionalDetails, comfort: { text: 'Cool and a little crisp', scale } },
});

/** Materials with all there is to know of them. */
export const sampleRust = told(find(1203), 4);
export const sampleMaterials: readonly Choice[] = [told(find(1201), 4), sampleRust, find(1303), find(1302)];
