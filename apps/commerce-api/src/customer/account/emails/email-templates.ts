import type { ShopSite } from '@settee/domain';
import { wordsFor } from '../../../platform/words-by-language.ts';
import { type EmailTemplates, english } from './email-templates-english.ts';
import { french } from './email-templates-french.ts';

/** Texts of all emails by template, in the language of a site. */
export const emailTemplates = (site: ShopSite): EmailTemplates => wordsFor(site, { english, french });
