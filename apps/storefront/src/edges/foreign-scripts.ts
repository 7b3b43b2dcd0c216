import { isGuardedPage } from '@settee/domain';

let haveRun = false;

/** Notes that the script of another host ran in this document. */
export function noteForeignScript(): void {
  haveRun = true;
}

/** Whether the script of another host ran in this document, on this page or one before. */
export const hasForeignScriptRun = (): boolean => haveRun;

/** Whether a page must not be shown in this document: what ran in it would still be there. README decision 12 */
export function needsFreshDocument(pathname: string): boolean {
  return haveRun && isGuardedPage(pathname);
}
