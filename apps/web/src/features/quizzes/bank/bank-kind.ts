import type { BankQuestion } from '@lectern/contract/quizzes/bank/bank'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { defineDraftKind, idOfEntity, mergeLists, type Revised } from '../../../lib/drafts/index.ts'
import { updateBankQuestion } from '../api.ts'

export const bankEntity = (id: number): string => `bank:${id}`

/** The server's question as a numbered document. */
export const reviseBank = ({ revision, question }: BankQuestion): Revised<Question> => ({
  revision,
  content: question,
})

/** Saves a question of the bank by `PUT /bank-questions/{id}`. */
export const bankKind = defineDraftKind<Question, Question>({
  name: 'bank@1',
  toPayload: (question) => question,
  toContent: (question) => question,
  send: async (entity, question, base, options) => {
    const reply = await updateBankQuestion.answer(
      { params: { question: idOfEntity(entity) }, body: { question, base_revision: base.revision } },
      options,
    )
    return { at: reply.date, stored: reviseBank(reply.body.data) }
  },
  join: (base, mine, theirs) => {
    const sides = { base: [base], mine: [mine], theirs: [theirs] }
    const { items, clashes } = mergeLists(sides, ({ id }) => id)
    return { clashes, content: items[0] ?? mine }
  },
})
