/** Written into the built page by `src/plugins/built-pages/structuredData.ts`; no script has to bring it. */
export default function StructuredData(): null {
  return null;
}
