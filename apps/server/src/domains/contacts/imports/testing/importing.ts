import { jobHandlers } from '../../../../jobs.ts'
import { drainQueue } from '../../../../platform/queue/worker.ts'
import type { TestApp } from '../../../../testing/app.ts'
import { sendForm } from '../../../../testing/send-form.ts'

interface Tried {
  readonly id: number
  readonly counts: object
  readonly version: number
}

/** Imports of contacts through the calls, as somebody of the staff does them. */
export const importing = (app: TestApp, owner: string) => {
  const { call, clock, dependencies } = app
  const handlers = jobHandlers(dependencies)
  let uploads = 0

  const drain = async () => {
    await drainQueue(dependencies.database, handlers, dependencies)
    clock.advance(1_000)
  }
  /** Uploads of one address are limited by the minute; each comes from one of its own. */
  const upload = (bytes: string, as: string | null = owner) => {
    uploads += 1
    const from = `198.51.${100 + Math.floor(uploads / 250)}.${1 + (uploads % 250)}`
    return sendForm(app, as, '/contacts/imports/upload', { name: 'people.csv', bytes, from })
  }
  const get = async (id: number, as = owner) =>
    (await call('GET', `/contacts/imports/${id}`, { as })).body.data
  const open = async (text: string) => {
    const { body } = await upload(text)
    await drain()
    return get(body.data.id)
  }
  const plan = (id: number, body: object, as = owner) =>
    call('PUT', `/contacts/imports/${id}/plan`, { as, body })
  const check = async (text: string, rules: object = {}, targets?: readonly object[]) => {
    const { id, proposed, version } = await open(text)
    const mapping = targets ?? proposed.map(({ target }: { target: object }) => target)
    const { status, body } = await plan(id, { mapping, rules, base_version: version })
    if (status !== 200) throw new Error(`The plan was answered by ${status}: ${JSON.stringify(body)}`)
    await drain()
    return get(id)
  }
  const start = ({ id, counts, version }: Tried, as = owner) =>
    call('POST', `/contacts/imports/${id}/start`, { as, body: { expected: counts, base_version: version } })
  const run = async (text: string, rules: object = {}, targets?: readonly object[]) => {
    const checked = await check(text, rules, targets)
    const { status, body } = await start(checked)
    if (status !== 200) throw new Error(`The start was answered by ${status}: ${JSON.stringify(body)}`)
    await drain()
    return get(checked.id)
  }
  const takeBack = async (taskId: number) => {
    const { body } = await call('POST', `/tasks/${taskId}/undo`, { as: owner })
    await drain()
    return (await call('GET', `/tasks/${body.data.id}`, { as: owner })).body.data
  }
  const rowsOf = async (id: number, query = '') =>
    (await call('GET', `/contacts/imports/${id}/rows${query}`, { as: owner })).body
  const find = async (email: string) => {
    const { body } = await call('GET', `/contacts?search=${encodeURIComponent(email)}`, { as: owner })
    return body.data.find((each: { email: string }) => each.email === email)
  }
  return { drain, upload, get, open, plan, check, start, run, takeBack, rowsOf, find }
}
