/** What addresses of one account have in common: nobody means two people by the case of a letter. */
export function emailKey(typed: string): string {
  return typed.trim().toLowerCase();
}
