const path = require('node:path');
const { lazyIndex } = require('./lazy-index');

module.exports = lazyIndex(path.join(path.dirname(require.resolve('antd/package.json')), 'es', 'index.js'), (part) => require(`antd/lib/${part}`));
