/** A loader that leaves a Markdown file as it is, and has it compiled again when what it is made from has changed. */
module.exports = function dependOnProduct(source) {
  const {files, isPreview} = this.getOptions();
  // The preview compiles again only the pages that show facts; for links to them a restart will do.
  if (!isPreview || /^::[a-z]/m.test(source)) {
    files.forEach((file) => this.addDependency(file));
  }
  return source;
};
