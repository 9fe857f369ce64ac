import { Pool } from 'pg'
import { type Figures, figuresOf } from './figures.ts'

/** The same write as saving one answer, done straight against the same PostgreSQL by so many connections. */
export const measureRawWrites = async (
  url: string,
  connections: number,
  seconds: number,
): Promise<Figures> => {
  const pool = new Pool({ connectionString: url, max: connections })
  await pool.query('create table if not exists bench_answers (like attempt_answers including all)')
  const milliseconds: number[] = []
  const began = performance.now()
  const write = {
    name: 'bench-write',
    text: `insert into bench_answers as stored (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at)
      values ($1, $2, $3, jsonb_build_object($4::text, $5::bigint), $4, $5, now())
      on conflict (attempt_id, question_id) do update set answer = excluded.answer, taken = stored.taken || excluded.taken,
        last_device = excluded.last_device, last_seq = excluded.last_seq, saved_at = excluded.saved_at`,
  }
  const worker = async (attempt: number) => {
    for (let round = 1; performance.now() - began < seconds * 1000; round += 1) {
      const started = performance.now()
      const answer = JSON.stringify([{ answer_id: `bench-option-${round % 4}` }])
      await pool.query({
        ...write,
        values: [attempt, `bench-question-${round % 11}`, answer, 'bench', round],
      })
      milliseconds.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index + 1)))
  const figures = figuresOf(milliseconds, (performance.now() - began) / 1000, 0)
  await pool.query('drop table bench_answers')
  await pool.end()
  return figures
}

/** One-row updates of a small table, the yardstick of the peer's table: 16 connections, committed durably. */
export const measureOneRowUpdates = async (
  url: string,
  connections: number,
  seconds: number,
): Promise<Figures> => {
  const pool = new Pool({ connectionString: url, max: connections })
  await pool.query('create table if not exists bench_rows (id int primary key, value int not null)')
  await pool.query(
    `insert into bench_rows select n, 0 from generate_series(1, 1000) n on conflict do nothing`,
  )
  const milliseconds: number[] = []
  const began = performance.now()
  const worker = async (index: number) => {
    for (let round = 0; performance.now() - began < seconds * 1000; round += 1) {
      const started = performance.now()
      const values = [((index * 61 + round) % 1000) + 1]
      await pool.query({
        name: 'bench-update',
        text: 'update bench_rows set value = value + 1 where id = $1',
        values,
      })
      milliseconds.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  const figures = figuresOf(milliseconds, (performance.now() - began) / 1000, 0)
  await pool.query('drop table bench_rows')
  await pool.end()
  return figures
}
