/** One line of a service's figures: a name with its labels, and its value. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** What a service serves at /metrics. */
export interface Figures {
  /** Name -> kind, for every figure, also one that has no value yet. */
  kinds: Map<string, string>;
  samples: Sample[];
}

const KIND = /^# TYPE (\w+) (\w+)$/;
const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Asks a service for its figures. @param operationsUrl as in `Stack.operationsUrls` */
export async function readFigures(operationsUrl: string): Promise<Figures> {
  const response = await fetch(`${operationsUrl}/metrics`);
  if (!response.ok) throw new Error(`${operationsUrl} answers ${response.status} for its figures`);
  const lines = (await response.text()).split('\n');
  return { kinds: new Map(lines.flatMap(kindOf)), samples: lines.flatMap(sampleOf) };
}

/** The sum of all samples of a name whose labels say so; undefined when there is none. */
export function sumOf({ samples }: Figures, name: string, labels: Record<string, string> = {}): number | undefined {
  const fitting = samples.filter((sample) => sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value));
  return fitting.length === 0 ? undefined : fitting.reduce((sum, { value }) => sum + value, 0);
}

function kindOf(line: string): [string, string][] {
  const [, name, kind] = KIND.exec(line) ?? [];
  return name === undefined || kind === undefined ? [] : [[name, kind]];
}

function sampleOf(line: string): Sample[] {
  const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
  if (name === undefined || value === undefined) return [];
  return [{ name, labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text])), value: Number(value) }];
}
