/** A loader that does not change a Markdown file, but has it compiled again when its sources change. */
module.exports = function dependOnProduct(source) {
  const {files, isPreview} = this.getOptions();
  // The preview only recompiles pages that show facts. Links to facts are updated on restart.
  if (!isPreview || /^::[a-z]/m.test(source)) {
    files.forEach((file) => this.addDependency(file));
  }
  return source;
};
