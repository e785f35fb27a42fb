/** What the reference reads of an OpenAPI document of ours. */
export interface ReferenceDocument {
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, ReferenceOperation>>>>;
}

/** As `Operation` has it, but told by the document alone. */
export interface ReferenceOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly [name: string]: unknown;
}

const HEAD = `# The calls

Generated from the contract by \`npm run generate\`: do not edit. The whole of it, with every field and its bounds, is the OpenAPI document
at \`/api/docs/openapi.json\` (\`proto/gen/openapi.json\`), which \`/api/docs/\` shows as a page.

Beside the refusals named here every call may answer 400 \`INVALID_REQUEST\` with a sentence per field, 401 \`NOT_AUTHENTICATED\` or \`LOGIN_AGAIN\`
unless it is for visitors, 409 \`CONFLICT\` or \`IDEMPOTENCY_KEY_REUSED\` where it changes something, 413, 415, 429, 503 and 504.
`;

/** The reference as Markdown: a table per service of call, route, who may make it, and what it is refused with. */
export function reference(document: ReferenceDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const sections = document.tags.map(({ name }) => {
    const own = rows.filter(({ operation }) => operation.tags.includes(name));
    return [`## ${name}`, '', '| Call | Route | Who | Refusals of its own |', '| --- | --- | --- | --- |', ...own.map(row)].join('\n');
  });
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}

function row({ path, method, operation }: { path: string; method: string; operation: ReferenceOperation }): string {
  const refusals = (operation['x-refusals'] ?? []) as readonly { code: string; status: number }[];
  const refused = refusals.map(({ code, status }) => `${status} \`${code}\``).join(', ');
  return `| ${operation.summary} | \`${method.toUpperCase()} ${path}\` | ${String(operation['x-access'])} | ${refused} |`;
}
