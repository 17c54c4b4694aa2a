/**
 * What a mistake in a rule leads to, the worst first. `stop`: lfd does not start. `wrong`: it blocks whom it should not, or
 * too early or too long. `nothing`: the rule blocks nobody, or this page cannot read it. `hint`: it can still be meant.
 */
export const harms = ['stop', 'wrong', 'nothing', 'hint'] as const;

export type Harm = (typeof harms)[number];

/** A sentence about a rule. */
export type RuleProblem = {harm: Harm; text: string};
