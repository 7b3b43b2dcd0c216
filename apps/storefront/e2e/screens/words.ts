/** Runs in the page: returns every text that is visible or announced to screen readers, one per line, in page order. */
export const readWords = (root: Element, withFrame: boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    line = '';
  };
  const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-valuetext'];
  /** A header or footer of the page, which other screens show too. */
  const isFrame = (node: Element) =>
    !withFrame &&
    root === document.body &&
    node.matches('header, footer') &&
    node.parentElement?.closest('main, section, article') === null;
  const readAttributes = (node: Element) => {
    const values = attributes.map((name) => [name, node.getAttribute(name)?.trim() ?? ''] as const);
    for (const [index, [name, value]] of values.entries()) {
      if (value === '' || values.findIndex(([, other]) => other === value) < index) continue;
      end();
      lines.push(`[${name}] ${value}`);
    }
  };
  const readContent = (node: Element) => {
    if (node instanceof HTMLSelectElement) {
      const options = [...node.options].map(({ text }) => text.trim());
      lines.push(`[options] ${options.length > 12 ? `${options.slice(0, 3).join(' | ')} | …` : options.join(' | ')}`);
    } else if (node instanceof HTMLInputElement && ['submit', 'button'].includes(node.type)) lines.push(node.value);
    else for (const child of (node.shadowRoot ?? node).childNodes) read(child);
  };
  const read = (node: Node) => {
    if (node instanceof Text) {
      line += node.data;
      return;
    }
    if (!(node instanceof Element) || node.matches('script, style, noscript, template')) return;
    // Announcements are removed after a while.
    if (node.matches('[aria-live][aria-relevant=additions]')) return;
    if (node.matches('br')) end();
    if (node.matches('tspan')) line += ' ';
    const { display, visibility } = getComputedStyle(node);
    // An element with `display: contents` has no box, but its content may have one.
    const hasNoBox = display === 'contents';
    if (hasNoBox ? visibility !== 'visible' : !node.checkVisibility({ visibilityProperty: true })) return;
    if (isFrame(node)) {
      end();
      lines.push(`(${node.tagName.toLowerCase()})`);
      return;
    }
    const isInline =
      (display.startsWith('inline') || (hasNoBox && node.matches('span'))) && !node.matches('button, label');
    if (!isInline) end();
    readAttributes(node);
    readContent(node);
    if (!isInline) end();
  };
  read(root);
  end();
  return lines;
};

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\\.?';

/** Texts that differ between runs, with the placeholder that replaces them in the files. */
const changing: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:${days},? )?${months} \\d{1,2}(?:, \\d{4})?`, 'g'), '‹date›'],
  [new RegExp(`${months} \\d{4}`, 'g'), '‹date›'],
  [/\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}/g, '‹date›'],
  [/‹date›(?: ?(?:–|-|to) ?(?:‹date›|\d{1,2}\b))+/g, '‹dates›'],
  [/\b(?:cb2\.)?localhost:\d+/g, '‹host›'],
  [/\b[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{2}\b/g, '‹number›'],
  [/\b[\w-]{43}\b/g, '‹token›'],
  [/© \d{4}/g, '© ‹year›'],
];

const steady = (line: string): string => changing.reduce((text, [from, to]) => text.replace(from, to), line);

/** The lines that only one of two lists has, as often as it has them. */
function lack(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The file of a screen's words: those of the desktop, then what a phone shows besides and lacks. */
export function wordsFile(desktop: readonly string[] | undefined, phone: readonly string[] | undefined): string {
  const [wide, small] = [desktop, phone].map((lines) => lines?.map(steady));
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', `# ${title}`, ...lines]);
  const lines = [
    ...(wide ?? ['# Phone only', ...(small ?? [])]),
    ...(wide && small ? [...part('Phone only', lack(small, wide)), ...part('Not on a phone', lack(wide, small))] : []),
  ];
  return `${lines.join('\n')}\n`;
}
