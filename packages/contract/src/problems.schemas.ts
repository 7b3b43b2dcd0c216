import * as v from 'valibot';
import { textSchema } from './fields.ts';

export const popupResponse = v.object({ title: textSchema, html: textSchema });
