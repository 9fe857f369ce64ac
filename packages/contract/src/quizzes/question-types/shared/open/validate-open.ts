import type { Answer } from '../answer.ts'
import type { Issue } from '../../question-type.ts'
import { openAnswerOf } from './open-answer.ts'
import { textAnswerType, type OpenKinds } from './open-kinds.ts'

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Whether an address could be one: something, an at sign, and a domain with a dot. */
export const isAddress = (text: string): boolean => address.test(text.trim())

/** Unanswered while there is neither text nor a file (document 002 §5), or what should be an address is none. */
export const validateOpen = ({ text_answer_type_id: type }: OpenKinds, answer: Answer): Issue | null => {
  const { text, files } = openAnswerOf(answer)
  if (text.trim() === '' && files.length === 0) return { code: 'nothing_given' }
  return type === textAnswerType.email && text.trim() !== '' && !isAddress(text)
    ? { code: 'address_invalid' }
    : null
}
