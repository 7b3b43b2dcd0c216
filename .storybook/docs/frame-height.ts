/** Height of a frame before its story is there, in px: layers open in a screen of this height. */
export const screenHeight = 720;

const shortest = 96;
const longest = 2000;
/** Space above and below a layer, in px. */
const around = 48;

const heights = (document: Document, selector: string, height: (box: DOMRect) => number) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .map((box) => (box.height > 0 ? height(box) : 0));

/** Returns the height in px at which a frame shows its whole story: the content, and the layers over it. */
export function frameHeight(document: Document): number {
  const wanted = Math.max(
    shortest,
    ...heights(document, '#storybook-root', ({ bottom }) => bottom + 16),
    ...heights(document, '[role=dialog], [role=alertdialog]', ({ height }) =>
      Math.min(screenHeight, height + 2 * around),
    ),
    ...heights(document, '[popover], [role=listbox], [role=menu], [role=tooltip]', ({ bottom }) => bottom + 16),
  );
  return Math.ceil(Math.min(longest, wanted));
}
