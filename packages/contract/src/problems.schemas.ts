import * as v from 'valibot';
import { textSchema } from './fields.ts';

export const popupResponse = /* @__PURE__ */ v.object({ title: textSchema, html: textSchema });
