/** Whether a source has to be looked up before it plays: it names no kind of film. GALL-22 */
export function needsVideoLookup(src: string): boolean {
  return !['.mp4', '.webm', '.ogg'].some((kind) => src.includes(kind));
}
