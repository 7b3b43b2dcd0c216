import { Markdown } from '@storybook/addon-docs/blocks';

const repository = 'https://git.settee.example/settee';

/** Links of a README of a package to itself and to the files next to it, as they are outside of its folder. */
function withAbsoluteLinks(section: string, text: string): string {
  const [, name = ''] = /^# @settee\/([\w-]+)/.exec(text) ?? [];
  return section
    .replaceAll('](#', `](${repository}/tree/main/packages/${name}#`)
    .replaceAll(/\]\((?=[\w-]+[.]md)/g, `](${repository}/blob/main/packages/${name}/`);
}

/** A section of a README: each fact is written in one place. */
export function Section({ of: text, title }: { of: string; title: string }) {
  const [, after] = text.split(`\n## ${title}\n`);
  if (after === undefined) throw new Error(`There is no section "${title}".`);
  const [section = ''] = after.split(/\n## /);
  return (
    <Markdown>
      {withAbsoluteLinks(section, text)
        .replace(/<!--.*?-->/g, '')
        .trim()}
    </Markdown>
  );
}
