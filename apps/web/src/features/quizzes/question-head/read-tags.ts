import { foldForms } from '@lectern/contract/kernel/words/fold'
import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'

/** The tags in a line of words between commas: each once, whatever the forms of its letters, and as many as a question holds. */
export const readTags = (line: string): string[] => {
  const tags = line.split(/[,;\n]/).map((tag) => tag.trim().slice(0, questionLimits.tag).trim())
  const known = new Map(tags.filter((tag) => tag !== '').map((tag) => [foldForms(tag), tag]))
  return [...known.values()].slice(0, questionLimits.tags)
}
