/** A part of a question about which something can be said by itself. */
export interface CommentPart {
  readonly kind: 'statement' | 'answer-group'
  readonly id: string
  /** Its place among those of its kind, from 1. */
  readonly number: number
  /** What it says, where it has words. */
  readonly text: string
}

const isPart = (value: unknown): value is { readonly id: string; readonly text?: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

const listOf = (question: object, name: string, kind: CommentPart['kind']): CommentPart[] => {
  const list: unknown = Reflect.get(question, name)
  if (!Array.isArray(list)) return []
  return list.filter(isPart).map(({ id, text }, at) => ({
    kind,
    id,
    number: at + 1,
    text: typeof text === 'string' ? text.trim() : '',
  }))
}

/** The statements and groups of answers of a question, in their order; a question without them has no parts. */
export const commentParts = (question: object): CommentPart[] => [
  ...listOf(question, 'statements', 'statement'),
  ...listOf(question, 'answer_groups', 'answer-group'),
]
