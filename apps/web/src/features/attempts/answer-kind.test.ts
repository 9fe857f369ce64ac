import { describe, expect, test } from 'vitest'
import { dueAt } from '../../lib/outbox/plan.ts'
import { answerEntity, answerKind, type AnswerWork } from './answer-kind.ts'

const work = (rows: number): AnswerWork => ({
  lesson: 3,
  attempt: 7,
  question: 'scales',
  answer: Array.from({ length: rows }, (_, at) => ({ statement_id: `statement-${at}`, answer_id: 'yes' })),
})

/** Rows that somebody has sent who answers a statement each second. */
const rowsSentOf = (statements: number): number => {
  let rows = 0
  let firstAt = 0
  for (let press = 1; press <= statements; press += 1) {
    const at = press * 1_000
    firstAt ||= at
    const payload = work(press)
    const change = { payload, entity: answerEntity(7, 'scales'), at, firstAt, retryAt: 0 }
    const due = dueAt(
      { ...change, seq: press, device: 'd', id: 'c', person: '1', kind: answerKind.name, attempts: 0 },
      answerKind.settle?.(payload),
    )
    if (due >= at + 1_000) continue
    rows += press
    firstAt = 0
  }
  return rows
}

describe('the pause before an answer is sent', () => {
  test('is too short to be noticed for an answer of few rows', () => {
    expect(answerKind.settle?.(work(1))).toBe(250)
    expect(answerKind.settle?.(work(25))).toBe(250)
  })

  test('grows with the rows, so that a questionnaire of hundreds is not sent whole with each press', () => {
    expect(answerKind.settle?.(work(600))).toBe(2_500)
    const sentWithEachPress = (566 * 567) / 2
    expect(rowsSentOf(566)).toBeLessThan(sentWithEachPress / 8)
  })
})
