import { nameOfRow, type Answer, type AnswerRow } from './answer.ts'

/** How many of those who answered gave one row (document 002 §3, "Interview aggregate"). */
export interface RowCount {
  readonly row: AnswerRow
  readonly count: number
  /** Of those who answered, in whole per cent. */
  readonly percent: number
}

/** Counts the rows of the key and every other row that somebody gave, where far more of them are possible than given. */
export const countGivenRows = (key: Answer, answers: readonly Answer[]): RowCount[] => {
  const rows = new Map([...key, ...answers.flat()].map((row) => [nameOfRow(row), row]))
  return countRows([...rows.values()], answers)
}

/** Counts how often each of the possible rows was given; an answer without rows counts as none. */
export const countRows = (possible: Answer, answers: readonly Answer[]): RowCount[] => {
  const given = answers.filter((answer) => answer.length > 0)
  const counts = new Map<string, number>()
  for (const name of given.flatMap((answer) => [...new Set(answer.map(nameOfRow))]))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return possible.map((row) => {
    const count = counts.get(nameOfRow(row)) ?? 0
    return { row, count, percent: given.length === 0 ? 0 : Math.round((count * 100) / given.length) }
  })
}

/** The same in parts of all given rows that make 100 together; what rounding leaves over goes to the first ones. */
export const shareRows = (possible: Answer, answers: readonly Answer[]): RowCount[] => {
  const counts = countRows(possible, answers)
  const percents = sharesOf(counts.map(({ count }) => count))
  return counts.map((each, at) => ({ ...each, percent: percents[at] ?? 0 }))
}

/** Counts as whole parts of 100; what rounding leaves over goes to the first ones (PRODUCT-learning §2.1). */
export const sharesOf = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const wholes = counts.map((count) => Math.floor((count * 100) / total))
  let left = 100 - wholes.reduce((sum, whole) => sum + whole, 0)
  return wholes.map((whole, at) => {
    const takes = left > 0 && ((counts[at] ?? 0) * 100) % total !== 0
    if (takes) left -= 1
    return whole + (takes ? 1 : 0)
  })
}
