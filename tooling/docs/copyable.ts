/** Matches a prop that must return a value but is a no-op function in a story's code. */
const unanswered = /\s(?!on[A-Z])[a-z]\w*=\{\(\) => \{\}\}/;
const mock = /=\{function \w*\(\)\s*\{\}\}/g;

/**
 * A story's code with its imports, where it is made of public components alone; otherwise the example of its component,
 * because a helper of the story could not be copied.
 */
export function copyable(code: string, publicNames: ReadonlySet<string>, example: string): string {
  // Storybook calls this twice.
  if (code.startsWith('import ')) return code;
  const plain = code.replace(mock, '={() => {}}');
  const tags = [...plain.matchAll(/<([A-Za-z][\w.]*)/g)].map(([, tag = '']) => tag);
  const parts = [...new Set(tags.filter((tag) => /^[A-Z]|[.]/.test(tag)))];
  const isWhole = parts.length > 0 && parts.every((part) => publicNames.has(part));
  if (!isWhole || unanswered.test(plain)) return example;
  return `import { ${parts.toSorted().join(', ')} } from '@settee/ui';\n\n${plain}`;
}
