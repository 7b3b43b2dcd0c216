interface Changeset {
  summary: string;
}

interface UpdatedDependency {
  name: string;
  newVersion: string;
}

/** Returns the lines of one changeset: a list item, or the text as it is if it has several paragraphs. */
function getReleaseLine({ summary }: Changeset): string {
  const text = summary.trim();
  return text.includes('\n\n') ? text : `- ${text}`;
}

/** Returns one line for all packages of this repository that a package now requires in a newer version. */
function getDependencyReleaseLine(_: readonly Changeset[], updated: readonly UpdatedDependency[]): string {
  const versions = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
  return versions.length === 0 ? '' : `- Requires ${versions.join(', ')}.`;
}

/** Writes the changelogs for those who install a package: no commits, no authors. Used by `changeset version`. */
export default { getReleaseLine, getDependencyReleaseLine };
