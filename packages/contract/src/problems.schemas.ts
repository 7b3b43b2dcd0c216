import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { emptySchema, shortText, textSchema } from './fields.ts';

export const log = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    message: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(2000)),
    level: /* @__PURE__ */ v.picklist(['error', 'warn', 'info']),
  }),
  emptySchema,
);
export const getPopup = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ popupName: shortText }),
  /* @__PURE__ */ v.object({ title: textSchema, html: textSchema }),
);
