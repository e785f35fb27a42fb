const path = require('node:path');
const { lazyIndex } = require('./lazy-index');

const icons = path.dirname(require.resolve('@ant-design/icons/package.json'));
module.exports = lazyIndex(path.join(icons, 'es', 'icons', 'index.js'), (icon) => require(`@ant-design/icons/lib/icons/${icon}`));
