/** A loader that leaves a Markdown file as it is, and has it compiled again when what it is made from has changed. */
module.exports = function dependOnProduct(source) {
  const {files, parts} = this.getOptions();
  files.forEach((file) => this.addDependency(file));
  if (parts !== undefined) {
    (source.match(/^::[a-z].*$/gm) ?? []).forEach((directive) => this.addDependency(fileOfPart(parts, directive)));
  }
  return source;
};

module.exports.fileOfPart = fileOfPart;

/** The file in a folder that tells what a directive such as `::ports` stands for. */
function fileOfPart(folder, directive) {
  return `${folder}/${directive.replace(/[^A-Za-z0-9]+/g, '-')}.md`;
}
