import { showResult } from '@lectern/contract/attempts/rules/show-result'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { testDatabase } from '../testing/database/database.ts'
import { startOver } from '../testing/database/older-database.ts'

const database = await testDatabase()
const { pool, target } = database

/** A finished attempt and one in process, with answers as they were stored when all questions were of options. */
const before = `
  insert into attempts (id, school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades, scores, max_scores, started_at, finished_at)
    overriding system value values
    (1, 1, 1, 1, 1, 1, 2, '{"sample-multiple": {"order": ["option-five", "option-four", "option-eight"]}}',
      '{"sample-multiple": {"correctness": "incorrect", "points": 0, "max_points": 3}}', 0, 3, now(), now()),
    (2, 1, 1, 1, 1, 1, 5, '{}', null, null, null, now(), null);
  insert into attempt_answers (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at) values
    (1, 'sample-multiple', '{"answer_ids": ["option-four", "option-five"]}', '{"phone": 3}', 'phone', 3, '2026-01-02T03:04:05Z'),
    (2, 'sample-multiple', '{"answer_ids": ["option-eight"]}', '{"phone": 4}', 'phone', 4, now()),
    (2, 'taken-back', '{"answer_ids": []}', '{"phone": 5}', 'phone', 5, now());`

/** The question of those attempts, as it was stored before its options could earn points. */
const oldQuestion = {
  ...questionTypes.multiple_answer.sample.question,
  answers: questionTypes.multiple_answer.sample.question.answers.map(({ points: _new, ...option }) => option),
}

beforeAll(async () => {
  await startOver(database, 16)
  await pool.query(before)
  await migrateDatabase(target)
})

const answers = async () =>
  (await pool.query('select * from attempt_answers order by attempt_id, question_id')).rows

test('every answer is kept in its order, also one that was taken back', async () => {
  expect((await answers()).map(({ attempt_id, answer }) => [Number(attempt_id), answer])).toEqual([
    [1, [{ answer_id: 'option-four' }, { answer_id: 'option-five' }]],
    [2, [{ answer_id: 'option-eight' }]],
    [2, []],
  ])
})

test('when it was stored, from which device and under which number stays', async () => {
  const [first] = await answers()
  expect(first).toMatchObject({ taken: { phone: 3 }, last_device: 'phone' })
  expect(new Date(first.saved_at).toISOString()).toBe('2026-01-02T03:04:05.000Z')
})

test('the result of a finished attempt is shown as before', async () => {
  const [{ answer }] = await answers()
  const { rows } = await pool.query('select arrangements, grades from attempts where id = 1')
  const shown = showResult({
    viewer: 'learner',
    isFinished: true,
    detail: 'full_information',
    question: questionTypes.multiple_answer.question.parse(oldQuestion),
    arrangement: rows[0].arrangements[oldQuestion.id],
    answer,
    grade: rows[0].grades[oldQuestion.id],
  })
  expect(shown).toMatchObject({
    results: [
      { quiz_answer_id: 'option-four', is_correct: true },
      { quiz_answer_id: 'option-five', is_correct: false },
    ],
    result: {
      state: 'incorrect',
      points: 0,
      max_points: 3,
      correct_answers: [{ quiz_answer_id: 'option-four' }, { quiz_answer_id: 'option-eight' }],
    },
  })
})

test('an attempt in process is marked by the question that it was started with', async () => {
  const [, running] = await answers()
  const type = questionTypes.multiple_answer
  expect(type.grade(oldQuestion, running.answer)).toEqual({
    correctness: 'incorrect',
    points: 0,
    max_points: 3,
  })
  expect(type.grade(oldQuestion, type.key(oldQuestion)).points).toBe(3)
})
