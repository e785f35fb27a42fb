const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/rspack');
const { base } = require('./base');
const { NoSecondCopy } = require('./no-second-copy');
const { page } = require('./page');
const { PreloadFont } = require('./preload-font');
const { runtime } = require('./runtime');
const { provided, taken } = require('./shared');

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:8080';
/** A file at whose change open pages are loaded anew: how the shell's server learns that a remote was built. */
const { RELOAD_ON } = process.env;

const federation = (options) => new ModuleFederationPlugin({
  dts: false,
  manifest: true,
  // Version-first asks every remote at the start; one that is down would leave a blank page.
  shareStrategy: 'loaded-first',
  ...options,
  experiments: { asyncStartup: true, optimization: { target: 'web' }, ...options.experiments },
});

/** @param passedOn the paths that the running product answers */
const devServer = (passedOn) => ({
  host: 'localhost',
  port: 'auto',
  historyApiFallback: true,
  // Compressed, live updates would wait until there is enough to compress.
  compress: false,
  client: { overlay: { warnings: false } },
  proxy: [{ context: passedOn, target: API_ORIGIN }],
});

/**
 * The build of a micro-frontend.
 * @param {{name: 'auth' | 'leagues' | 'betting' | 'social', dir: string, exposes: Record<string, string>}} options `dir` is its folder,
 *   `exposes` its './routes' and widgets.
 * `rspack build` makes dist/ with mf-manifest.json; `rspack serve` runs src/dev.tsx alone, with its own copies of everything.
 */
function remoteConfig({ name, dir, exposes }) {
  const uniqueName = `mfe_${name}`;
  return (env = {}) => {
    if (env.RSPACK_SERVE) return alone(dir);
    const config = base({ dir, publicPath: 'auto', production: true });
    config.entry = {};
    config.output.uniqueName = uniqueName;
    config.resolve.alias = runtime;
    config.plugins.push(
      federation({ name: uniqueName, filename: 'assets/remoteEntry.[contenthash:10].js', exposes, shared: taken(), experiments: { externalRuntime: true } }),
      new NoSecondCopy(['antd', '@ant-design[\\\\/](?:pro-components|pro-layout|cssinjs)', 'react-dom', 'react-router', 'react-router-dom', '@tanstack']),
    );
    return config;
  };
}

function alone(dir) {
  const config = base({ dir, publicPath: '/', production: false });
  config.entry = { main: './src/dev.tsx' };
  // As in the built page, so that what the shell does not provide is missed here already.
  config.resolve.alias = { 'react-router-dom$': '@oddsmates/sdk/router' };
  config.plugins.push(page({ template: path.join(__dirname, 'alone.html') }));
  config.devServer = devServer(['/api', '/media']);
  return config;
}

/** The build of the shell. It provides what is shared and knows no remote: their addresses come from /config.json at run time. */
function hostConfig({ dir, template }) {
  return (env = {}) => {
    const config = base({ dir, publicPath: '/', production: !env.RSPACK_SERVE });
    config.entry = { main: './src/main.tsx' };
    config.output.uniqueName = 'shell';
    config.resolve.alias = runtime;
    config.plugins.push(
      page({ template: path.join(dir, template) }),
      new PreloadFont(),
      federation({ name: 'shell', remotes: {}, manifest: false, shared: provided(), experiments: { provideExternalRuntime: true } }),
    );
    config.devServer = { ...devServer(['/api', '/media', '/mfe', '/config.json']), watchFiles: RELOAD_ON ? [RELOAD_ON] : [] };
    return config;
  };
}

module.exports = { remoteConfig, hostConfig };
