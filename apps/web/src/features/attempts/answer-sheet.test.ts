import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { toResultRow } from '@lectern/contract/attempts/rules/answer-rows'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../lib/outbox/index.ts'
import { answerEntity, answerKind, earlierAnswerKind } from './answer-kind.ts'
import { answerIn, sheetOf, takeChanges, waitingChanges, writeAnswer } from './answer-sheet.ts'

const picked = (...ids: string[]) => ids.map((answer_id) => ({ answer_id }))

const change = (seq: number, question: string, id: string, more: Partial<Change> = {}): Change => ({
  seq,
  device: 'device',
  id: `change-${seq}`,
  person: '1',
  entity: answerEntity(7, question),
  kind: answerKind.name,
  payload: { lesson: 3, attempt: 7, question, answer: picked(id) },
  at: 0,
  firstAt: 0,
  attempts: 0,
  retryAt: 0,
  ...more,
})

const refusal = { status: 409, code: 'attempt_finished', message: '', fields: {} }

const stored: AttemptQuestion = {
  question: {
    id: 'q1',
    type: 'single_answer',
    name: 'One?',
    description: '',
    is_required: true,
    answers: [],
  },
  number: 1,
  results: [toResultRow('q1', { answer_id: 'server' }, null)],
  seq: 1,
  saved_at: null,
  is_final: false,
  viewed_result: false,
  left_time_in_seconds: null,
  result: { state: 'answered', points: null, max_points: null, correct_answers: null, comment: null },
}

describe('the answers of an attempt', () => {
  test('are the server’s until the device holds something unsent', () => {
    const sheet = sheetOf([stored])
    expect(answerIn(sheet, 'q1')).toEqual(picked('server'))
    expect(answerIn(takeChanges(sheet, [change(4, 'q1', 'mine')]), 'q1')).toEqual(picked('mine'))
  })

  test('take the latest change of a question, in whatever order they are heard of', () => {
    const late = [change(9, 'q1', 'new'), change(4, 'q1', 'old')]
    expect(answerIn(takeChanges(sheetOf([stored]), late), 'q1')).toEqual(picked('new'))
  })

  test('take what an earlier version of the web left on the device', () => {
    const payload = {
      lesson: 3,
      attempt: 7,
      question: 'q1',
      answer: { answer_ids: ['a', 'b'], text_answer: null },
    }
    const left = change(4, 'q1', '', { kind: earlierAnswerKind.name, payload })
    expect(answerIn(takeChanges(sheetOf([stored]), [left]), 'q1')).toEqual(picked('a', 'b'))
  })

  test('do not take what the server refused', () => {
    const sheet = takeChanges(sheetOf([stored]), [change(4, 'q1', 'late', { refusal })])
    expect(answerIn(sheet, 'q1')).toEqual(picked('server'))
  })

  test('keep the answer that is being given here this moment', () => {
    const here = writeAnswer(sheetOf([stored]), 'q1', picked('here'))
    expect(answerIn(takeChanges(here, [change(4, 'q1', 'other tab')], new Set(['q1'])), 'q1')).toEqual(
      picked('here'),
    )
  })

  test('leave other kinds of work alone', () => {
    const other = { ...change(4, 'q1', 'mine'), kind: 'section' }
    expect(takeChanges(sheetOf([stored]), [other])).toEqual(sheetOf([stored]))
  })

  test('survive a change that is stored while the server is being asked', () => {
    expect(waitingChanges([change(4, 'q1', 'mine')], [])).toHaveLength(1)
  })

  test('forget a change that was refused while the server was being asked', () => {
    const before = change(4, 'q1', 'late')
    const changes = waitingChanges([before], [{ ...before, refusal }])
    expect(answerIn(takeChanges(sheetOf([stored]), changes), 'q1')).toEqual(picked('server'))
  })
})
