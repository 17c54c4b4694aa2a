/** Whether the site is shown to a writer as it is written (`npm start`), not built. */
export const isPreview = process.env.NODE_ENV === 'development';
