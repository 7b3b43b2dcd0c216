import { Markdown } from '@storybook/addon-docs/blocks';

/** A section of a README: each fact is written in one place. */
export function Section({ of: text, title }: { of: string; title: string }) {
  const [, after] = text.split(`\n## ${title}\n`);
  if (after === undefined) throw new Error(`There is no section "${title}".`);
  const [section = ''] = after.split(/\n## /);
  return <Markdown>{section.replace(/<!--.*?-->/g, '').trim()}</Markdown>;
}
