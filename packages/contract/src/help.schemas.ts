import { type ContactRequest, type ContactResponse, contactTopics, helpCodes, type HelpPage } from '@settee/domain';
import * as v from 'valibot';
import { longText, noCardNumber, shortText, texts, textSchema } from './fields.ts';

export const helpCodeSchema = v.picklist(helpCodes);

const topicEntries = { code: helpCodeSchema, title: textSchema, intro: textSchema };

export const helpIndexResponse = v.object({ topics: v.array(v.object(topicEntries)) });

export const helpPageSchema: v.GenericSchema<HelpPage> = v.object({
  ...topicEntries,
  sections: v.array(
    v.object({
      title: textSchema,
      text: texts,
      rows: v.optional(v.array(v.object({ label: textSchema, value: textSchema }))),
    }),
  ),
  links: v.array(v.object({ label: textSchema, url: textSchema })),
});

export const contactRequestSchema: v.GenericSchema<ContactRequest> = v.object({
  topic: v.picklist(contactTopics),
  name: v.pipe(shortText, noCardNumber),
  emailAddress: shortText,
  orderNumber: shortText,
  message: v.pipe(longText, noCardNumber),
});

export const contactResponse: v.GenericSchema<ContactResponse> = v.union([
  v.object({ isSuccess: v.literal(true), caseNumber: textSchema }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);
