import type { Question } from '@lectern/contract/quizzes/question-types/registry'

/** A question with its keys counted in the order in which they come, so that two that differ only in them are equal. */
export const withoutIds = (question: Question): unknown => {
  const found = new Map<string, string>()
  const named = (id: string) => found.get(id) ?? found.set(id, `id-${found.size}`).get(id) ?? ''
  const text = JSON.stringify(question, (name, value: unknown) => {
    if (name.endsWith('_ids') && Array.isArray(value)) return value.map((each) => named(String(each)))
    return typeof value === 'string' && (name === 'id' || name.endsWith('_id')) ? named(value) : value
  })
  const whole = text.replace(/\[\[([A-Za-z0-9_-]{8,40})\]\]/g, (_all, id: string) => `[[${named(id)}]]`)
  const parsed: unknown = JSON.parse(whole)
  return parsed
}
