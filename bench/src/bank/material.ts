import { bankLimits } from '@lectern/contract/quizzes/bank/bank'
import { keepQuestions } from '@lectern/contract/quizzes/bank/bank.api'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { Pool } from 'pg'
import type { CallApi } from '../api.ts'
import { seeded, someWord } from '../words.ts'

/** The picture that some samples name; the school does not have it. */
const samplePicture = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'
const wordsOfQuestion = 40
const tagsOfQuestion = 3
export interface BankMaterial {
  /** Words, rare and frequent, that questions have. */
  readonly words: readonly string[]
  readonly tags: readonly string[]
  readonly types: readonly string[]
}

/** Fills the bank of the demo school: every type, each question with words and tags of its own, many of them in a quiz. */
export const fillBank = async (url: string, call: CallApi, expert: string): Promise<BankMaterial> => {
  const chance = seeded(7)
  const tags = Array.from({ length: 200 }, () => someWord(chance))
  const samples = Object.values(questionTypes)
    .map(({ sample }) => sample.question)
    .filter((question) => !JSON.stringify(question).includes(samplePicture))
  const kept = await call(keepQuestions, expert, { body: { questions: samples } })
  const sources = kept.data.map(({ id }) => id)
  const copies = Array.from({ length: bankLimits.questions - sources.length }, (_, at) => ({
    source: sources[at % sources.length],
    words: Array.from({ length: wordsOfQuestion }, () => someWord(chance)).join(' '),
    tags: Array.from({ length: tagsOfQuestion }, () => tags[Math.floor(tags.length * chance() ** 2)]),
  }))
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(
    `insert into bank_questions (school_id, question, name, words, sum, is_ready, created_at, updated_at, updated_by)
     select source.school_id, jsonb_set(source.question, '{tags}', copy.tags), left(copy.words, 60), copy.words,
       md5(copy.words), true, source.created_at, source.updated_at - copy.at * interval '1 minute', source.updated_by
     from rows from (jsonb_to_recordset($1::jsonb) as (source int, words text, tags jsonb))
       with ordinality as copy(source, words, tags, at)
     join bank_questions source on source.id = copy.source`,
    [JSON.stringify(copies)],
  )
  await pool.query(
    `insert into quiz_bank_questions (school_id, quiz_id, bank_question_id)
     select bank_questions.school_id, quizzes.id, bank_questions.id from bank_questions
     join quizzes on quizzes.school_id = bank_questions.school_id and (quizzes.id + bank_questions.id) % 30 = 0`,
  )
  await pool.query('vacuum analyze bank_questions')
  await pool.query('vacuum analyze quiz_bank_questions')
  await pool.end()
  const words = Array.from({ length: 100 }, (_, at) => copies[at * 97]?.words.split(' ')[at % 40] ?? '')
  return { words, tags: [...new Set(tags)], types: samples.map(({ type }) => type) }
}
