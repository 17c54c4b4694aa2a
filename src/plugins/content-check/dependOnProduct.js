/** A loader that leaves a Markdown file as it is, and has it compiled again when what it is made from has changed. */
module.exports = function dependOnProduct(source) {
  const {named, described} = this.getOptions();
  const hasGeneratedParts = /^::[a-z]/m.test(source);
  for (const file of hasGeneratedParts ? [...named, ...described] : named) {
    this.addDependency(file);
  }
  return source;
};
