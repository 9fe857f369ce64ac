/** How many options somebody picks (document 002 §3, interview_type). */
export const interviewType = { single: 1, multiple: 2 } as const

/** Whether somebody picks one option or any number. */
export const kindOf = ({ interview_type }: { interview_type: 1 | 2 }): 'one' | 'many' =>
  interview_type === interviewType.single ? 'one' : 'many'
