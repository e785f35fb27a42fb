import { Access, type ContractCall, type Route } from '@oddsmates/proto/descriptor';
import { parseTemplate, splitPath, type Segment } from './path-template';

/** A call on one of its routes. */
export type Binding = { readonly call: ContractCall; readonly route: Route };

/** What a request's path and method stand for. */
export type Match = {
  /** One call; or several on the same route, told apart by what the body holds. Never empty. */
  readonly bindings: readonly Binding[];
  /** Field to its part of the path, still percent-encoded. */
  readonly variables: Readonly<Record<string, string>>;
  /** Whether the call may be made without a token. */
  readonly forVisitors: boolean;
};

/** Why nothing matches: no such path, or a path that knows other methods. */
export type Miss = { readonly allow: readonly string[] };

/** Two templates may name the same place differently, so the names belong to the method. */
type Entry = { readonly names: readonly string[]; readonly bindings: Binding[] };
type Leaf = Map<string, Entry>;
type Node = { readonly words: Map<string, Node>; variable?: Node; leaf?: Leaf };

const emptyNode = (): Node => ({ words: new Map() });

/**
 * The routes of a contract, found segment by segment. A word goes before a variable: '/api/leagues/create/' is never the league named
 * 'create', not even for a method that the word's route does not know.
 */
export class RouteTable {
  readonly #root = emptyNode();

  constructor(calls: readonly ContractCall[]) {
    for (const call of calls) {
      if (call.access === Access.INTERNAL) continue;
      for (const route of call.routes) this.#add({ call, route });
    }
  }

  /** Finds what a path and a method stand for. HEAD asks for what GET would answer. */
  find(method: string, path: string): Match | Miss {
    const values: string[] = [];
    const leaf = seek(this.#root, splitPath(path), 0, values);
    if (!leaf) return { allow: [] };
    const entry = leaf.get(method === 'HEAD' ? 'GET' : method);
    if (!entry) return { allow: [...leaf.keys()].flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known])) };
    return {
      bindings: entry.bindings,
      variables: Object.fromEntries(entry.names.map((name, index) => [name, values[index] ?? ''])),
      forVisitors: entry.bindings.every(({ call }) => call.access === Access.VISITOR),
    };
  }

  #add(binding: Binding): void {
    const { method, path } = binding.route;
    const segments = parseTemplate(path);
    const leaf = leafFor(this.#root, segments);
    const entry = leaf.get(method);
    if (!entry) {
      leaf.set(method, { names: segments.flatMap((segment) => ('variable' in segment ? [segment.variable] : [])), bindings: [binding] });
      return;
    }
    entry.bindings.push(binding);
    if (entry.bindings.filter(({ call }) => call.whenBodyHas === undefined).length > 1) throw new Error(`Two calls have the route ${method} ${path}.`);
  }
}

/** Whether a path and method were found. */
export function isMatch(found: Match | Miss): found is Match {
  return 'bindings' in found;
}

function leafFor(root: Node, segments: readonly Segment[]): Leaf {
  let node = root;
  for (const segment of segments) {
    let next = 'word' in segment ? node.words.get(segment.word) : node.variable;
    if (!next) {
      next = emptyNode();
      if ('word' in segment) node.words.set(segment.word, next);
      else node.variable = next;
    }
    node = next;
  }
  node.leaf ??= new Map();
  return node.leaf;
}

function seek(node: Node, parts: readonly string[], at: number, values: string[]): Leaf | undefined {
  const part = parts[at];
  if (part === undefined) return node.leaf;
  const word = node.words.get(part);
  const found = word && seek(word, parts, at + 1, values);
  if (found || !node.variable || part === '') return found;
  values.push(part);
  const leaf = seek(node.variable, parts, at + 1, values);
  if (!leaf) values.pop();
  return leaf;
}
