import type { Answer } from '../shared/answer.ts'
import { publicQuestion, questionTypeOf, type PublicQuestion, type Question } from '../registry.ts'

/** The right rows of a question; where none is right, those that its type gives as an example. Without files. */
export const rightRows = (question: Question): Answer => {
  const type = questionTypeOf(question)
  const key = type.key(question)
  return (key.length > 0 ? key : type.sample.right).map(({ files: _files, ...row }) => row)
}

/** What learners are shown of a question, in one order. */
export const shownInOrder = (question: Question): PublicQuestion => {
  const type = questionTypeOf(question)
  const arrangement = type.arrange(question, () => 0)
  return publicQuestion.parse(type.toPublic(question, arrangement))
}

/** What a person reads of a thing that an answer names by its key. */
export interface NamedThing {
  readonly text: string
  /** Of a point of a scale. */
  readonly value: number | undefined
}

/** What a thing itself says; nothing where it says nothing. */
export const named = (thing: object): NamedThing => ({
  text: 'text' in thing && typeof thing.text === 'string' ? thing.text : '',
  value: 'value' in thing && typeof thing.value === 'number' ? thing.value : undefined,
})

/** Everything in a question that has a key, by its key. */
export const thingsIn = (value: unknown): Map<string, NamedThing> => {
  if (typeof value !== 'object' || value === null) return new Map()
  const inside = Object.values(value).flatMap((each) => [...thingsIn(each)])
  const isThing = 'id' in value && typeof value.id === 'string'
  return new Map(isThing ? [[String(value.id), named(value)], ...inside] : inside)
}
