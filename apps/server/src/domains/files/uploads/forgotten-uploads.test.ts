import { expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { raiseSignal } from '../../../platform/facts/signal.ts'
import { silentLog } from '../../../platform/log.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { personErased } from '../../identity/index.ts'

const app = await testApp()
const { owner } = await openTestSchool(app, 'forgetful', true)

it('what a person handed in goes with the account; what was made for a school stays', async () => {
  const upload = async (model: string) => {
    const file = { name: 'said.zip', bytes: Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`) }
    const { status, body } = await uploadForm(app, owner.token, file, { model })
    expect([status, body.error]).toEqual([201, undefined])
    return body.data.uuid
  }
  const [answer, comment, lesson] = [
    await upload('quizAnswer'),
    await upload('comment'),
    await upload('storage'),
  ]
  const { dependencies, clock } = app
  await dependencies.db.transaction((tx) => raiseSignal(tx, personErased, { user_id: owner.id }))
  await drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: silentLog })
  const statusOf = async (uuid: string) =>
    (await app.call('GET', `/files/${uuid}`, { as: owner.token })).status
  await expect.poll(() => statusOf(answer)).toBe(404)
  await expect.poll(() => statusOf(comment)).toBe(404)
  expect(await statusOf(lesson)).toBe(200)
  const { rows } = await dependencies.database.pool.query('select storage_key from file_leftovers')
  expect(rows).toHaveLength(4)
})
