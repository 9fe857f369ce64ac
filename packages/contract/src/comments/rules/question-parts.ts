/** The ids of everything that stands inside a question: its statements, groups of answers and answers. */
export const questionParts = (question: object): ReadonlySet<string> => {
  const ids = new Set<string>()
  const walk = (value: unknown, isInside: boolean): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, true)
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        if (isInside && key === 'id' && typeof part === 'string') ids.add(part)
        else walk(part, isInside)
      }
  }
  walk(question, false)
  return ids
}
