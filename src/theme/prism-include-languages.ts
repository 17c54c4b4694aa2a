/** The build highlights code, so the browser needs no languages. */
export default function prismIncludeLanguages(): void {}
