/** Why nothing was written, in a sentence that says what to do. */
export class Refusal extends Error {}
