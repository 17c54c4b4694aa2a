/** Empty, because `src/plugins/built-pages/structuredData.ts` writes the data into the built page. */
export default function StructuredData(): null {
  return null;
}
