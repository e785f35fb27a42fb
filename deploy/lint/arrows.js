const path = require('node:path');
const { SERVICES, workspaceOf } = require('./workspaces');

const ROOT = path.join(__dirname, '..', '..');

/** Why `source`, written in `file` (its path from the root), may not be imported there; undefined when it may. */
function objection(file, source) {
  const home = workspaceOf(file);
  if (home === undefined) return undefined;
  if (source.startsWith('.') || path.isAbsolute(source)) return objectionToPath(file, home, source);
  const [, name, part, stub] = /^@oddsmates\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?/.exec(source) ?? [];
  if (name === undefined || `@oddsmates/${name}` === `@oddsmates/${path.basename(home.folder)}`) return undefined;
  if (name === 'proto' && home.packages.includes('sdk')) {
    return 'A page reads the contract through @oddsmates/sdk, never from @oddsmates/proto.';
  }
  if (!home.packages.includes(name)) {
    const allowed = home.packages.map((each) => `@oddsmates/${each}`).join(' and ') || 'npm packages';
    return `${home.folder} may not import ${source}: it may use ${allowed} only.`;
  }
  if (name !== 'proto' || part === undefined) return undefined;
  if (!home.parts.includes(part)) return `${home.folder} may not import ${source}: of the contract it may use ${home.parts.join(' and ')} only.`;
  if (SERVICES.includes(stub) && !home.stubs.includes(stub)) {
    return `${home.folder} may not call ${stub}: calls run only along the arrows of the architecture.`;
  }
  return undefined;
}

/** A path must stay inside its workspace: what others may use of it, its package exports. */
function objectionToPath(file, home, source) {
  const target = path.relative(ROOT, path.resolve(ROOT, path.dirname(file), source));
  if (workspaceOf(`${target}/`) === home) return undefined;
  return `${source} leaves ${home.folder}: import what another workspace exports by its package name.`;
}

/**
 * Lint rule: imports follow the arrows of the architecture (the table in workspaces.js).
 * @type {import('eslint').Rule.RuleModule}
 */
const arrows = {
  meta: { type: 'problem', docs: { description: 'imports follow the arrows of the architecture' }, schema: [] },
  create(context) {
    const file = path.relative(ROOT, path.resolve(ROOT, context.filename)).split(path.sep).join('/');
    const check = (node, literal) => {
      if (typeof literal?.value !== 'string') return;
      const message = objection(file, literal.value);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
      TSExternalModuleReference: (node) => check(node, node.expression),
      CallExpression: (node) => {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.object.name : callee.name;
        if (name === 'require' || name === 'jest') check(node, node.arguments[0]);
      },
    };
  },
};

module.exports = { meta: { name: 'oddsmates' }, rules: { arrows } };
