/**
 * Which folder may use which package of this repository: the arrows of docs/architecture.md, in one table.
 * `proto` lists the parts of `@oddsmates/proto` a workspace may import; `stubs` the services it may call.
 */
const SERVICES = ['identity', 'social', 'league', 'wallet', 'chat'];
const NODE_PARTS = ['grpc', 'descriptor'];

const service = (name, calls) => ({ folder: `services/${name}`, packages: ['kit', 'proto'], parts: NODE_PARTS, stubs: [name, ...calls] });
const remote = (name) => ({ folder: name, packages: ['sdk'], parts: [], stubs: [] });

const WORKSPACES = [
  { folder: 'proto', packages: [], parts: [], stubs: SERVICES },
  { folder: 'services/kit', packages: ['proto'], parts: NODE_PARTS, stubs: [] },
  { ...service('gateway', SERVICES), parts: [...NODE_PARTS, 'openapi', 'http-status'] },
  service('identity', ['wallet']),
  service('social', ['identity']),
  service('league', ['wallet', 'identity']),
  service('wallet', []),
  service('chat', ['league', 'identity']),
  { folder: 'shell/sdk', packages: ['proto'], parts: ['api'], stubs: [] },
  { folder: 'shell', packages: ['sdk'], parts: [], stubs: [] },
  ...['mfe-auth', 'mfe-leagues', 'mfe-betting', 'mfe-social'].map(remote),
];

/** The workspace of a file, given its path from the root; undefined for what stands outside (deploy, the root's own files). */
function workspaceOf(file) {
  return WORKSPACES.find(({ folder }) => file.startsWith(`${folder}/`));
}

module.exports = { SERVICES, WORKSPACES, workspaceOf };
