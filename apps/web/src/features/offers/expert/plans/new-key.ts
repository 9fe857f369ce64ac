let made = 0

/** Of a plan that the server gave no number yet. */
export const newKey = (): string => `new-${(made += 1)}`
