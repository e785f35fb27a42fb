const { hostConfig } = require('@oddsmates/sdk/build');

module.exports = hostConfig({ dir: __dirname, template: 'src/index.html' });
