const path = require('node:path');
const { rspack } = require('@rspack/core');
const { Precompress } = require('./precompress');

/** Compiles TypeScript and JSX, styles and pictures. Every file's name carries its content's hash, so it may be cached for ever. */
function base({ dir, publicPath, production }) {
  return {
    context: dir,
    target: ['web', 'es2022'],
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      publicPath,
      clean: true,
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs', '.json'] },
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource' },
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swc(production), type: 'javascript/auto' },
      ],
    },
    // Module Federation shares by package, so that splitting more finely only costs requests.
    optimization: { chunkIds: production ? 'deterministic' : 'named' },
    performance: { hints: false },
    // A part that is compiled when it is first asked for loads the whole page anew: slower than compiling all of it at once.
    lazyCompilation: false,
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
      ...(production ? [new Precompress()] : []),
    ],
  };
}

function swc(production) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
    // Icons one by one: their index has more than eight hundred.
    transformImport: [{ libraryName: '@ant-design/icons', customName: '@ant-design/icons/es/icons/{{ member }}', camelToDashComponentName: false }],
  };
}

module.exports = { base };
