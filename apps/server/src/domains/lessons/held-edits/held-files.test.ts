import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'
import { discardEdits, releaseEdits } from './hold-edits.ts'

const app = await testApp()
const school = await teachingSchool(app, 'held-files', true)
const as = school.owner.token
const learner = await joinSchool(app, school)
const { lesson } = school

const send = async (method: string, path: string, body?: object, by = as) => {
  const reply = await app.call(method, path, { as: by, ...(body && { body }) })
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data
}
const hold = () => send('PUT', `/lessons/${lesson.id}/hold`)
const release = () => send('POST', `/lessons/${lesson.id}/hold/release`, {})
const discard = () => send('POST', `/lessons/${lesson.id}/hold/discard`, {})
const units = (...all: readonly object[]) =>
  send('PUT', `/info-section/${lesson.sectionId}`, { info_units: all })
const said = async (token: string) => {
  const { sections } = await send('GET', `/public/lessons/${lesson.id}`, undefined, token)
  return sections[0].info_units.map((unit: { description_formatted: string }) => unit.description_formatted)
}

beforeEach(async () => {
  await discard()
  await units(textUnit('unit-no-0', 'One'))
})

describe('a process that dies', () => {
  it('between the steps of a release or a discard leaves everything as it was', async () => {
    await hold()
    await units(textUnit('unit-no-0', 'Changed'))
    const decision = {
      address: { schoolId: school.schoolId, lessonId: lesson.id },
      by: school.owner.id,
      state: undefined,
      now: app.clock.now(),
    }
    for (const decide of [releaseEdits, discardEdits]) {
      const killed = app.dependencies.db.transaction(async (tx) => {
        await decide(tx, decision)
        throw new Error('killed')
      })
      await expect(killed).rejects.toThrow('killed')
      expect([await said(learner.token), await said(as)]).toEqual([['<p>One</p>'], ['<p>Changed</p>']])
      const { held } = await send('GET', `/lessons/${lesson.id}/held-edits`)
      expect(held.changes.changed).toBe(1)
    }
  })
})

describe('files', () => {
  const upload = async (name: string): Promise<string> =>
    (await uploadForm(app, as, { name, bytes: Buffer.from(name) })).body.data.uuid
  const withFile = (uuid: string) => ({ key: 'unit-files', type_id: 4, content: { files: [{ uuid }] } })
  const placesOf = async (uuid: string) => (await send('GET', `/files/${uuid}/usages`)).length

  it('of learners stay theirs until the release', async () => {
    const [old, next] = [await upload('old.txt'), await upload('next.txt')]
    await units(withFile(old))
    await hold()
    const { info_units } = await units(withFile(next))
    expect([await placesOf(old), await placesOf(next)]).toEqual([1, 1])
    const shownTo = async (token: string) => {
      const shown = await send('GET', `/info-units/${info_units[0].id}`, undefined, token)
      return shown.files.map(({ uuid }: { uuid: string }) => uuid)
    }
    expect([await shownTo(learner.token), await shownTo(as)]).toEqual([[old], [next]])
    await release()
    expect([await placesOf(old), await placesOf(next)]).toEqual([0, 1])
    expect(await shownTo(learner.token)).toEqual([next])
  })

  it('of a unit that was taken out stay with it until the release, and are back with a discard', async () => {
    const file = await upload('taken.txt')
    await units(withFile(file))
    await hold()
    await units(textUnit('unit-no-0', 'One'))
    expect(await placesOf(file)).toBe(1)
    await discard()
    expect(await placesOf(file)).toBe(1)
    await hold()
    await units(textUnit('unit-no-0', 'One'))
    await release()
    expect(await placesOf(file)).toBe(0)
  })
})
