import { listContacts } from '@lectern/contract/contacts/contacts.api'
import {
  checkContactImport,
  getContactImport,
  startContactImport,
} from '@lectern/contract/contacts/imports/contact-imports.api'
import type { ContactImport, ContactImportState } from '@lectern/contract/contacts/imports/contact-imports'
import { getTask, undoTask } from '@lectern/contract/tasks/tasks.api'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { addressOf, type CallApi } from '../api.ts'
import { openClient } from '../closed-loop.ts'
import { percentileOf } from '../figures.ts'
import { forgetStatements } from './buffers.ts'

const rows = 100_000
const goals = { seconds: 180, quiet: 300, record: 0.15 }
/** A quiet call is made so often. */
const every = 250

interface Importing {
  readonly origin: string
  readonly call: CallApi
  readonly token: string
  readonly pool: Pool
  /** Another school of the same person, whose calls are quiet, and the session of these. */
  readonly quietToken: string
  readonly otherSchool: number
  readonly fieldTitle: string
}

/** A file of people of whom four in five are new and one in five is known with other values. */
const fileOf = (fieldTitle: string): Blob => {
  const lines = Array.from({ length: rows }, (_each, at) => {
    const email = at % 5 === 0 ? `demo-${at}@crowd.test` : `import-${at}@crowd.test`
    const phone = `+38067${String(at).padStart(7, '0')}`
    return [email, `Name${at % 977}`, `Surname${at}`, phone, `City ${at % 50}`, `given ${at % 300}`].join()
  })
  return new Blob([`Email,First name,Last name,Phone,City,${fieldTitle}\n${lines.join('\n')}\n`])
}

const send = async ({ origin, token, fieldTitle }: Importing): Promise<number> => {
  const form = new FormData()
  form.append('file', fileOf(fieldTitle), 'crowd.csv')
  const reply = await fetch(`${origin}/api/v1/contacts/imports/upload`, {
    ...{
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
    },
  })
  if (reply.status !== 201)
    throw new Error(`The upload was answered by ${reply.status}: ${await reply.text()}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the contract by the calls that follow
  return ((await reply.json()) as { data: { id: number } }).data.id
}

/** @throws Error when the file cannot be read */
const until = async (
  { call, token }: Importing,
  id: number,
  state: ContactImportState,
): Promise<ContactImport> => {
  for (;;) {
    const { data } = await call(getContactImport, token, { params: { import: id } })
    if (data.state === 'failed') throw new Error(`The file was not read: ${data.error}`)
    if (data.state === state) return data
    await wait(200)
  }
}

/** A page of contacts of another school, again and again until it is told to end. @returns milliseconds of each */
const callQuietly = async (
  { origin, quietToken, otherSchool }: Importing,
  signal: AbortSignal,
): Promise<number[]> => {
  const client = openClient(origin)
  const took: number[] = []
  while (!signal.aborted) {
    const begin = performance.now()
    const headers = { 'x-cabinet-id': String(otherSchool) }
    const { status, body } = await client.send('GET', addressOf(listContacts), quietToken, undefined, headers)
    if (status !== 200) throw new Error(`The quiet call was answered by ${status}: ${body}`)
    took.push(performance.now() - begin)
    await wait(every)
  }
  client.close()
  return took
}

interface Step {
  readonly step: string
  readonly seconds: number
}

const seconds = (begin: number): number => Math.round((performance.now() - begin) / 100) / 10

const doSteps = async (
  importing: Importing,
): Promise<{ readonly steps: Step[]; readonly taskId: number }> => {
  const { call, token } = importing
  const steps: Step[] = []
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now()
    const done = await work()
    steps.push({ step, seconds: seconds(begin) })
    return done
  }
  const id = await timed('uploaded', () => send(importing))
  const params = { import: id }
  const read = await timed('read', () => until(importing, id, 'ready'))
  const checked = await timed('dry run', async () => {
    const mapping = read.proposed.map(({ target }) => target)
    await call(checkContactImport, token, {
      params,
      body: { mapping, rules: {}, base_version: read.version },
    })
    return until(importing, id, 'checked')
  })
  const done = await timed('imported', async () => {
    const body = { expected: checked.counts, base_version: checked.version }
    await call(startContactImport, token, { params, body })
    return until(importing, id, 'done')
  })
  const { task } = done
  if (task?.state !== 'done' || task.changed !== rows)
    throw new Error(`The import ended with ${JSON.stringify(task)}.`)
  return { steps, taskId: task.id }
}

/** Milliseconds of PostgreSQL for one row of the record. */
const recordMs = async (pool: Pool): Promise<number> => {
  const { rows: found } = await pool.query<{ ms: number }>(
    `select (sum(total_exec_time) / nullif(sum(rows), 0))::float8 as ms from pg_stat_statements where query ~* 'insert into "?school_record'`,
  )
  return found[0]?.ms ?? 0
}

const takeBack = async ({ call, token }: Importing, taskId: number): Promise<Step> => {
  const begin = performance.now()
  const { id } = (await call(undoTask, token, { params: { task: taskId } })).data
  for (;;) {
    const { data } = await call(getTask, token, { params: { task: id } })
    if (data.state === 'done') return { step: `taken back (${data.changed})`, seconds: seconds(begin) }
    if (data.state !== 'running' && data.state !== 'waiting')
      throw new Error(`It was not taken back: ${data.state}`)
    await wait(200)
  }
}

/** Prints how long a large file takes into a large school, what a quiet call of another school waits beside it, and what its record costs. */
export const measureImport = async (importing: Importing): Promise<void> => {
  const ending = new AbortController()
  await forgetStatements(importing.pool)
  const before = loadavg()[0] ?? 0
  const quiet = callQuietly(importing, ending.signal)
  const { steps, taskId } = await doSteps(importing).finally(() => ending.abort())
  const took = await quiet
  const whole = steps.reduce((sum, step) => sum + step.seconds, 0)
  const record = await recordMs(importing.pool)
  console.log(
    `A file of ${rows} people, load of the machine ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after:`,
  )
  console.table([
    ...steps,
    { step: 'whole', seconds: Math.round(whole * 10) / 10 },
    await takeBack(importing, taskId),
  ])
  console.log(
    `Goal ${goals.seconds} s. Beside it ${took.length} calls of another school: p50 ${Math.round(percentileOf(took, 0.5))} ms, ` +
      `p95 ${Math.round(percentileOf(took, 0.95))} ms, worst ${Math.round(Math.max(...took))} ms (goal p95 ${goals.quiet} ms). ` +
      `A row of the record: ${record.toFixed(3)} ms of PostgreSQL (goal ${goals.record} ms).`,
  )
}
