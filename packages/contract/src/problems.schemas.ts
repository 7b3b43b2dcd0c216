import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { nothing, shortText, text } from './fields.ts';

export const log = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    message: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(2000)),
    level: /* @__PURE__ */ v.picklist(['error', 'warn', 'info']),
  }),
  nothing,
);
export const getPopup = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ popupName: shortText }),
  /* @__PURE__ */ v.object({ title: text, html: text }),
);
