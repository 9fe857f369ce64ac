/** The two answers to every statement, by their ids. */
export const mmpiAnswers = { yes: 'answer-yes', no: 'answer-no' } as const

export const mmpiLimits = { statements: 600, scales: 60, letter: 10, keys: 30 } as const
