/** Counts of this process since it started, in Prometheus' text format. */
export interface Metrics {
  count(name: string, labels?: Readonly<Record<string, string | number>>, by?: number): void;
  text(): string;
}

export function createMetrics(): Metrics {
  const values = new Map<string, Map<string, number>>();
  return {
    count(name, labels = {}, by = 1) {
      const series = values.get(name) ?? new Map<string, number>();
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${String(value).replace(/[\\"\n]/g, '_')}"`)
        .join(',');
      values.set(name, series.set(key, (series.get(key) ?? 0) + by));
    },
    text() {
      const lines = [...values].flatMap(([name, series]) => [
        `# TYPE ${name} counter`,
        ...[...series].map(([key, value]) => `${name}${key && `{${key}}`} ${value}`),
      ]);
      return `${lines.join('\n')}\n`;
    },
  };
}
