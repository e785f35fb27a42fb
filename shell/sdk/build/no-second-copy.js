/** Stops the build of a remote that would bring its own copy of what the shell provides: two copies do not share a context or a theme. */
class NoSecondCopy {
  constructor(packages) {
    this.pattern = new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`);
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('NoSecondCopy', (compilation) => {
      compilation.hooks.finishModules.tap('NoSecondCopy', (modules) => {
        const found = [...modules].map((module) => module.resource).find((resource) => resource && this.pattern.test(resource));
        if (found) compilation.errors.push(new Error(`${found} would be a second copy. Import the package by its name: of the deep paths, only those that shared.js names are provided.`));
      });
    });
  }
}

module.exports = { NoSecondCopy };
