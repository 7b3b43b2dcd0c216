import { type ContactRequest, type ContactResponse, contactTopics, helpCodes, type HelpPage } from '@settee/domain';
import * as v from 'valibot';
import { longText, noCardNumber, shortText, texts, textSchema } from './fields.ts';

export const helpCodeSchema = /* @__PURE__ */ v.picklist(helpCodes);

const topicEntries = { code: helpCodeSchema, title: textSchema, intro: textSchema };

export const helpIndexResponse = /* @__PURE__ */ v.object({ topics: v.array(v.object(topicEntries)) });

export const helpPageSchema: v.GenericSchema<HelpPage> = /* @__PURE__ */ v.object({
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

export const contactRequestSchema: v.GenericSchema<ContactRequest> = /* @__PURE__ */ v.object({
  topic: v.picklist(contactTopics),
  name: /* @__PURE__ */ v.pipe(shortText, noCardNumber),
  emailAddress: shortText,
  orderNumber: shortText,
  message: /* @__PURE__ */ v.pipe(longText, noCardNumber),
});

export const contactResponse: v.GenericSchema<ContactResponse> = /* @__PURE__ */ v.union([
  v.object({ isSuccess: v.literal(true), caseNumber: textSchema }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);
