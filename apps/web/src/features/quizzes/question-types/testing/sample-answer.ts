import type { Answer, AnswerRow } from '@lectern/contract/quizzes/question-types/shared/answer'
import { question as anyQuestion, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import {
  named,
  rightRows,
  shownInOrder,
  thingsIn,
} from '@lectern/contract/quizzes/question-types/testing/named-things'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { handsOf, type Way } from './hands.ts'
import { cardOf } from './question-work.tsx'

/** The rows of the right answer as the server stores them; where none is right, of the answer that the type gives as its example. Without files. */
export const rightAnswer = (stored: unknown): Answer => {
  const question = anyQuestion.parse(stored)
  const type = questionTypeOf(question)
  const arrangement = type.arrange(question, () => 0)
  const read = type.readAnswer(question, arrangement, rightRows(question))
  if ('refusal' in read) throw new Error(`${question.id}: ${JSON.stringify(read)}`)
  return read.answer
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Answers a question of any type by what its right answer names. */
export const answerRight = async (stored: unknown, way: Way): Promise<void> => {
  const question = anyQuestion.parse(stored)
  const card = cardOf(question)
  const hands = handsOf(way)
  const things = thingsIn(shownInOrder(question))
  const textOf = (id: string | undefined) => things.get(id ?? '')?.text ?? ''
  const answer = rightAnswer(question)

  const all = (selector: string) => [...card.element().querySelectorAll(selector)]
  const find = async (selector: string): Promise<Locator> => {
    await expect.poll(() => all(selector).length, { message: selector }).toBeGreaterThan(0)
    return page.elementLocator(all(selector)[0] ?? card.element())
  }

  const order = async () => {
    for (const [at, { answer_id }] of answer.entries()) {
      const name = textOf(answer_id)
      const place = () => all('li').findIndex((item) => item.textContent.includes(name))
      for (let now = place(); now > at; now -= 1) {
        await hands.press(card.getByRole('button', { name: new RegExp(`“${escaped(name)}” up$`) }))
        await expect.poll(place).toBe(now - 1)
      }
    }
  }

  const put = async ({ statement_id, answer_group_id, answer_id }: AnswerRow) => {
    await hands.press(await find(`[role="group"] > [data-thing="${answer_id}"]`))
    const zone = `[data-drop-place="${statement_id ?? answer_group_id}"]`
    await hands.press(await find(`${zone} [data-room], ${zone}[data-room]`))
    await find(`${zone} [data-thing="${answer_id}"], ${zone}[data-thing="${answer_id}"]`)
  }

  const write = async ({ statement_id, answer_group_id, text_answer = '' }: AnswerRow) => {
    const gaps = 'answer_groups' in question ? question.answer_groups.map(({ id }) => id) : []
    const gap = gaps.indexOf(answer_group_id ?? '')
    const alone = gap < 0 ? /^Your answer/ : `Gap ${gap + 1}`
    const name = statement_id === undefined ? alone : textOf(statement_id)
    await hands.write(card.getByRole('textbox', { name }), text_answer)
  }

  /** The words of an option, or the number of a point; without either an answer is yes or no. */
  const nameOf = (id: string): RegExp => {
    const { text, value } = things.get(id) ?? named({})
    if (text !== '') return new RegExp(String.raw`^(\d+\. )?${escaped(text)}$`)
    if (value !== undefined) return new RegExp(String.raw`^${value}\b`)
    return /no$|nay$/.test(id) ? /^No$/ : /^Yes$/
  }

  const pick = async ({ statement_id, answer_id = '' }: AnswerRow) => {
    const statement = { name: textOf(statement_id) }
    const within =
      statement_id === undefined
        ? card
        : card.getByRole('group', statement).or(card.getByRole('radiogroup', statement))
    const option = { name: nameOf(answer_id) }
    await hands.pick(within.getByRole('radio', option).or(within.getByRole('checkbox', option)))
  }

  const give = async (row: AnswerRow) => {
    const { answer_id: id } = row
    if (row.text_answer !== undefined) await write(row)
    if (id === undefined) return
    const [option] = all(`option[value="${id}"]`)
    const list = option?.closest('select')
    if (list && option instanceof HTMLOptionElement)
      return hands.choose(page.elementLocator(list), option.label)
    const piece = all(`[data-pool] [data-piece="${id}"]`)[0]
    if (piece) return hands.press(page.elementLocator(piece))
    return all(`[data-thing="${id}"]`).length > 0 ? put(row) : pick(row)
  }

  if (answer.some((row) => row.answer_order !== undefined && row.statement_id === undefined)) return order()
  for (const row of answer) await give(row)
}
