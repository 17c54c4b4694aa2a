/** Code is highlighted at build: the browser needs no languages. */
export default function prismIncludeLanguages(): void {}
