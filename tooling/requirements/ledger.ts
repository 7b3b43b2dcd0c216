export interface Requirement {
  id: string;
  statement: string;
}

/** Reads the lines `- **AREA-NN** statement` of a ledger file. */
export function readLedger(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(([, id = '', statement = '']) => ({
    id,
    statement,
  }));
}

/** The ids that a title, name or tag names, one by one. */
export function idsIn(text: string): string[] {
  return text.match(/\b[A-Z]{3,}-\d{2}\b/g) ?? [];
}

/** A test, with every text that may name what it shows. */
export interface Evidence {
  /** Where a reader finds it. */
  place: string;
  texts: string[];
  passed: boolean;
}

export interface Standing {
  areas: { area: string; shown: number; total: number }[];
  open: Requirement[];
  shown: number;
  total: number;
  /** Ids that stand in no ledger, with the place that names them. */
  unknown: string[];
}

/** A requirement is shown when a passing test names it and no failing test does. */
export function judge(ledger: readonly Requirement[], tests: readonly Evidence[]): Standing {
  const known = new Set(ledger.map(({ id }) => id));
  const passing = new Set<string>();
  const failing = new Set<string>();
  const unknown = new Set<string>();
  for (const { place, texts, passed } of tests) {
    for (const id of texts.flatMap(idsIn)) {
      if (!known.has(id)) unknown.add(`${id} in ${place}`);
      (passed ? passing : failing).add(id);
    }
  }
  const isShown = ({ id }: Requirement) => passing.has(id) && !failing.has(id);
  const byArea = Map.groupBy(ledger, ({ id }) => id.replace(/-\d+$/, ''));
  const areas = [...byArea].map(([area, lines]) => ({
    area,
    shown: lines.filter(isShown).length,
    total: lines.length,
  }));
  const open = ledger.filter((line) => !isShown(line));
  return { areas, open, shown: ledger.length - open.length, total: ledger.length, unknown: [...unknown] };
}
