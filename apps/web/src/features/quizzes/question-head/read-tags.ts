import { questionLimits } from '@lectern/contract/quizzes/question-types/common'

/** The tags in a line of words between commas: each once, whatever its capitals, and as many as a question holds. */
export const readTags = (line: string): string[] => {
  const tags = line.split(/[,;\n]/).map((tag) => tag.trim().slice(0, questionLimits.tag).trim())
  const known = new Map(tags.filter((tag) => tag !== '').map((tag) => [tag.toLowerCase(), tag]))
  return [...known.values()].slice(0, questionLimits.tags)
}
