import { splitFormulas } from '../formulas.ts'

/** The formulas in everything that is written in questions, each once, as TeX. */
export const formulasOfQuestions = (questions: unknown): string[] => {
  const found = new Set<string>()
  collect(questions, found)
  return [...found]
}

const collect = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') {
    for (const part of splitFormulas(value)) if (part.kind === 'formula') found.add(part.tex)
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, found)
  }
}
