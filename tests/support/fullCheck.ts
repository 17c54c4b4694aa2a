/** Whether this is `npm run verify:full`, which tries more than a quick run. */
export const isFull = process.env.FULL === '1';

/** How long a text has to be to show that reading it never takes longer with the square of its length. */
export const longText = isFull ? 1_000_000 : 200_000;
