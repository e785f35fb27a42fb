import type { ApiDocument, ApiOperation, ApiSchema } from './document';

const STYLE = `:root{color-scheme:dark}body{margin:0 auto;max-width:1080px;padding:24px;background:#0d1117;color:#e6edf3;font:15px/1.6 system-ui,sans-serif}
a{color:#58a6ff}h2{margin-top:40px;text-transform:capitalize}details{margin:8px 0;border:1px solid #30363d;border-radius:8px;background:#161b22}
summary{padding:10px 14px;cursor:pointer}summary:focus-visible{outline:2px solid #58a6ff}details>div{padding:0 14px 14px;overflow-x:auto}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}
b{display:inline-block;min-width:52px;color:#3fb950}i{color:#9da7b3;font-style:normal}table{width:100%;border-collapse:collapse}td,th{padding:4px 12px 4px 0;border-bottom:1px solid #30363d;text-align:left;vertical-align:top}`;

/** The cup of the pages. A page that names no icon is asked for /favicon.ico. */
const ICON = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ctext y='26' font-size='26'%3E%F0%9F%8F%86%3C/text%3E%3C/svg%3E";

/** The document as one page to read: no script, nothing from elsewhere. */
export function docsPage(document: ApiDocument): string {
  const { title, version, description } = document.info;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const sections = document.tags.map(({ name }) => `<h2 id="${escape(name)}">${escape(name)}</h2>${calls.filter(({ operation }) => operation.tags.includes(name)).map(callHtml).join('')}`);
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary><div>${schemaHtml(schema)}</div></details>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="${ICON}"><title>${escape(title)} calls</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)} <i>${escape(version)}</i></h1>${paragraphs(description)}<p><a href="/api/docs/openapi.json">openapi.json</a></p>${sections.join('')}<h2 id="schemas">Messages</h2>${schemas.join('')}</main></body></html>`;
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: ApiOperation }): string {
  return `<details id="${escape(operation.operationId)}"><summary><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code> <i>${escape(operation['x-access'])}</i><br>${escape(operation.summary)}</summary><div>
${paragraphs(operation.description)}${parametersHtml(operation)}${contentHtml('Request', operation.requestBody?.content)}${Object.entries(operation.responses).map(responseHtml).join('')}</div></details>`;
}

function parametersHtml({ parameters = [] }: ApiOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: where, required, description = '', schema }) => row(name, required, `${where}, ${typeHtml(schema)}`, description));
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
}

function responseHtml([status, { description, content }]: [string, ApiOperation['responses'][string]]): string {
  return `<h4>${escape(status)}</h4>${paragraphs(description)}${status.startsWith('2') ? contentHtml('Answer', content) : ''}`;
}

function contentHtml(title: string, content: ApiOperation['responses'][string]['content']): string {
  return Object.entries(content ?? {}).map(([type, { schema }]) => `<h4>${title} <i>${escape(type)}</i></h4>${schemaHtml(schema)}`).join('');
}

function schemaHtml(schema: ApiSchema): string {
  if (schema.anyOf) return schema.anyOf.map(schemaHtml).join('<p>or</p>');
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${typeHtml(schema)}</p>`;
  return `<table>${fields.map(([name, field]) => row(name, schema.required?.includes(name) === true, typeHtml(field), field.description ?? '')).join('')}</table>`;
}

function row(name: string, required: boolean, type: string, description: string): string {
  return `<tr><td><code>${escape(name)}</code>${required ? ' <i>required</i>' : ''}</td><td>${type}</td><td>${escape(description)}</td></tr>`;
}

/** A type in a word, with its bounds. */
function typeHtml({ $ref, type = 'anything', items, description: _, properties: __, required: ___, ...bounds }: ApiSchema): string {
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) return `<a href="#${escape(name)}">${escape(name)}</a>`;
  const told = Object.entries(bounds).map(([keyword, value]) => ` <i>${escape(keyword)} ${escape(typeof value === 'string' ? value : JSON.stringify(value))}</i>`);
  return `${items ? `list of ${typeHtml(items)}` : escape(type)}${told.join('')}`;
}

function paragraphs(text: string): string {
  return text.split('\n\n').map((paragraph) => `<p>${escape(paragraph)}</p>`).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
