const {createHash} = require('node:crypto');
const path = require('node:path');

/** The file in a folder that tells what a directive such as `::ports` stands for. */
function fileOfPart(folder, directive) {
  return path.join(folder, `${createHash('sha256').update(directive).digest('hex').slice(0, 16)}.md`);
}

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
