/** Names of interpreters as systems and panels spell them: php-fpm8.2, php82-fpm, lsphp.cagefs, python3.11. */
const interpreter = /\/(?:(?:ls)?php|perl|python|ruby|node|java|lua|(?:ba|da|k|z)?sh)(?:[\d.-]|cgi|fpm|cagefs)*$/;

/**
 * Whether a program runs scripts. An exe: line in csf.pignore for it hides them all, those of an intruder too: "Don't
 * list the paths to perl or php" (readme.txt of the product, section 8).
 * @param program full path of an executable, or a pattern that ends like one
 */
export function runsScripts(program: string): boolean {
  return interpreter.test(program.replace(/[.+*\\]+$/, ''));
}
