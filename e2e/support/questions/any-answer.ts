import type { AnswerRow } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  named,
  rightRows,
  shownInOrder,
  thingsIn,
} from '@lectern/contract/quizzes/question-types/testing/named-things'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'
import type { Way } from '../answering-hands.ts'
import { fingersOf } from './fingers.ts'
import { isThere, textsAtRest } from '../hands/reads.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Answers any question of an attempt by what its answer names, without knowing its type. */
export const answerQuestion = async (
  page: Page,
  way: Way,
  { card, question }: { card: Locator; question: Question },
): Promise<void> => {
  const fingers = fingersOf(page, way)
  const things = thingsIn(shownInOrder(question))
  const textOf = (id: string | undefined) => things.get(id ?? '')?.text ?? ''
  const answer = rightRows(question)

  const order = async () => {
    const names = answer.map(({ answer_id }) => textOf(answer_id))
    for (const [at, name] of names.entries()) {
      const item = card.getByRole('listitem').filter({ hasText: name })
      const place = async () =>
        (await textsAtRest(card.getByRole('listitem'))).findIndex((text) => text.includes(name))
      for (let now = await place(); now > at; now -= 1) {
        await fingers.press(item.getByRole('button', { name: / up$/ }))
        await expect.poll(place).toBe(now - 1)
      }
    }
  }

  const place = async ({ statement_id, answer_group_id, answer_id }: AnswerRow) => {
    await fingers.press(card.locator(`[role="group"] > [data-thing="${answer_id}"]`))
    const zone = card.locator(`[data-drop-place="${statement_id ?? answer_group_id}"]`)
    await fingers.press(zone.locator('[data-room]').first())
    await expect(zone.locator(`[data-thing="${answer_id}"]`).first()).toBeVisible()
  }

  const write = async ({ statement_id, answer_group_id, text_answer = '' }: AnswerRow) => {
    const gaps = 'answer_groups' in question ? question.answer_groups.map(({ id }) => id) : []
    const gap = gaps.indexOf(answer_group_id ?? '')
    const name =
      statement_id === undefined ? (gap < 0 ? 'Your answer' : `Gap ${gap + 1}`) : textOf(statement_id)
    await fingers.write(card.getByRole('textbox', { name, exact: true }), text_answer)
  }

  /** The words of an option, the number of a point; without either an answer is yes or no. */
  const nameOf = (id: string): RegExp => {
    const { text, value } = things.get(id) ?? named({})
    if (text !== '') return new RegExp(String.raw`^(\d+\. )?${escaped(text)}`)
    if (value !== undefined) return new RegExp(String.raw`^${value}\b`)
    return /no$|nay$/.test(id) ? /^No$/ : /^Yes$/
  }

  const pick = async ({ statement_id, answer_id = '' }: AnswerRow) => {
    const statement = { name: textOf(statement_id), exact: true }
    const within =
      statement_id === undefined
        ? card
        : card.getByRole('group', statement).or(card.getByRole('radiogroup', statement))
    const option = { name: nameOf(answer_id) }
    await fingers.pick(within.getByRole('radio', option).or(within.getByRole('checkbox', option)))
  }

  if (answer.some((row) => row.answer_order !== undefined && row.statement_id === undefined)) return order()
  for (const row of answer) {
    const { answer_id: id } = row
    const list = card.locator('select', { has: page.locator(`option[value="${id}"]`) })
    const piece = card.locator(`[data-pool] [data-piece="${id}"]`)
    if (row.text_answer !== undefined) await write(row)
    if (id === undefined) continue
    if (await isThere(list)) await fingers.choose(list, id)
    else if (await isThere(piece)) await fingers.press(piece)
    else if (await isThere(card.locator(`[data-thing="${id}"]`).first())) await place(row)
    else await pick(row)
  }
}
