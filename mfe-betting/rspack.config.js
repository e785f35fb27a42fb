const { remoteConfig } = require('@oddsmates/sdk/build');

module.exports = remoteConfig({ name: 'betting', dir: __dirname, exposes: { './routes': './src/routes.tsx' } });
