import type { Answer } from '../../shared/answer.ts'
import { optionWords } from '../../shared/choice.ts'
import type { PublicYesNo } from './public-question.ts'

/** Labels that were not written are told by a sign, which reads in every language. */
const named = ({ answers: [yes, no] }: PublicYesNo) => ({
  answers: [
    { ...yes, text: yes.text.trim() || '+' },
    { ...no, text: no.text.trim() || '−' },
  ],
})

export const yesNoWords = {
  question: (question: PublicYesNo): string[] => optionWords.question(named(question)),
  answer: (question: PublicYesNo, answer: Answer): string[] => optionWords.answer(named(question), answer),
}
