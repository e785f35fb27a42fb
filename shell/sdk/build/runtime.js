const path = require('node:path');

const plugin = require.resolve('@module-federation/rspack', { paths: [require.resolve('@module-federation/enhanced')] });

/** A package's entry as Node finds it, and its ES module beside it. */
const entry = (name) => {
  const commonJs = require.resolve(name, { paths: [plugin] });
  return [commonJs, path.join(path.dirname(commonJs), 'index.js')];
};

/**
 * The federation plugin finds its runtime as Node does, and so as CommonJS, of which nothing can be left out. This leads the build to the
 * same files as ES modules. To all of them: two copies of the runtime would not know of each other.
 */
const runtime = Object.fromEntries([
  '@module-federation/webpack-bundler-runtime', '@module-federation/runtime', '@module-federation/inject-external-runtime-core-plugin',
].map(entry));

module.exports = { runtime };
