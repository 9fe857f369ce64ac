import { remarkLimits } from '@lectern/contract/practices/desk/remarks.api'
import { practiceViewLimits } from '@lectern/contract/practices/desk/views.api'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { createJobContext } from '../../../testing/job-context.ts'
import { handleForgetRemarks } from './jobs/forget-remarks.ts'
import { forgetDesk } from './remarks.repository.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'desk', true)
const elsewhere = await teachingSchool(app, 'desk-elsewhere', false)
const reviewer = () => addStaff(app, school.schoolId, ['practice_list', 'practice_curator'])
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

describe('kept views', () => {
  const put = (as: string, key: string, name: string, more: object = {}) =>
    call('PUT', `/practice-views/${key}`, { as, body: { name, search: {}, is_default: false, ...more } })
  const views = async (as: string) => (await call('GET', '/practice-views', { as })).body.data

  it('are a person’s own in a school: renamed, deleted, and put back under their key', async () => {
    const [mine, other] = [await reviewer(), await reviewer()]
    const search = { status: '6', course: 7, unread: true, from: '2026-11-01', q: 'Ann' }
    const view = { key: 'my-first-view', name: 'Late ones', search, is_default: false }
    expect((await put(mine.token, view.key, ' Late ones ', { search })).body.data).toEqual(view)
    expect(await views(mine.token)).toEqual([view])
    expect(await views(other.token)).toEqual([])
    expect(await views(elsewhere.owner.token)).toEqual([])
    await call('DELETE', `/practice-views/${view.key}`, { as: other.token })
    await put(mine.token, view.key, 'Latest', { search })
    expect(await views(mine.token)).toEqual([{ ...view, name: 'Latest' }])
    await call('DELETE', `/practice-views/${view.key}`, { as: mine.token })
    expect(await views(mine.token)).toEqual([])
    await put(mine.token, view.key, 'Latest', { search })
    expect(await views(mine.token)).toHaveLength(1)
  })

  it('are begun with one at most, also when two are chosen at once', async () => {
    const { token } = await reviewer()
    await Promise.all(
      ['view-one', 'view-two', 'view-three'].map((key) => put(token, key, key, { is_default: true })),
    )
    const chosen = (await views(token)).filter((view: { is_default: boolean }) => view.is_default)
    expect(chosen).toHaveLength(1)
    await put(token, chosen[0].key, chosen[0].name)
    expect((await views(token)).some((view: { is_default: boolean }) => view.is_default)).toBe(false)
  })

  it('are refused beyond their limit, under a name twice, and with anything but a question', async () => {
    const { token } = await reviewer()
    const count = practiceViewLimits.perPerson
    for (let at = 0; at < count; at += 1) await put(token, `kept-view-${at}`, `View ${at}`)
    expect(errorOf(await put(token, 'one-too-many', 'More'))).toEqual([422, 'too_many_practice_views'])
    expect((await put(token, 'kept-view-3', 'Another name')).status).toBe(200)
    expect(errorOf(await put(token, 'kept-view-4', 'view 5'))).toEqual([422, 'practice_view_name_taken'])
    for (const search of [{ status: '9' }, { script: 1 }, { from: 'soon' }, 'all'])
      expect((await put(token, 'kept-view-3', 'Odd', { search })).status).toBe(422)
    expect((await put(token, 'kept-view-3', ' ')).status).toBe(422)
    expect((await put(token, 'a', 'Short key')).status).toBe(404)
    expect((await call('GET', '/practice-views')).status).toBe(401)
  })

  it('are gone with the account', async () => {
    const { token, id } = await reviewer()
    await put(token, 'kept-view', 'Mine')
    await app.dependencies.db.transaction((tx) => forgetDesk(tx, id))
    expect(await views(token)).toEqual([])
  })
})

describe('remarks', () => {
  const put = (as: string, key: string, text: string, is_shared = false) =>
    call('PUT', `/review-remarks/${key}`, { as, body: { text, is_shared } })
  const remarks = async (as: string) => (await call('GET', '/review-remarks', { as })).body.data
  const texts = async (as: string) => (await remarks(as)).map(({ text }: { text: string }) => text)
  const use = (as: string, id: number) => call('POST', '/review-remarks/uses', { as, body: { id } })

  it('are one’s own unless they are shared, and those used most come first', async () => {
    const [mine, other] = [await reviewer(), await reviewer()]
    await put(mine.token, 'remark-one', 'Show your working')
    const { id: second } = (await put(mine.token, 'remark-two', 'Well reasoned', true)).body.data
    expect(await texts(mine.token)).toEqual(['Show your working', 'Well reasoned'])
    expect(await remarks(other.token)).toMatchObject([
      { text: 'Well reasoned', is_own: false, is_shared: true },
    ])
    expect(await remarks(elsewhere.owner.token)).toEqual([])
    await use(mine.token, second)
    expect(await texts(mine.token)).toEqual(['Well reasoned', 'Show your working'])
    expect((await use(other.token, second)).status).toBe(200)
    // Nobody changes or deletes what a colleague wrote: their key is another one's.
    await put(other.token, 'remark-two', 'Mine now')
    await call('DELETE', '/review-remarks/remark-one', { as: other.token })
    expect(await texts(mine.token)).toEqual(['Well reasoned', 'Show your working'])
    await put(mine.token, 'remark-two', 'Well argued')
    expect(await texts(other.token)).toEqual(['Mine now'])
    expect((await use(other.token, second)).status).toBe(404)
    await call('DELETE', '/review-remarks/remark-two', { as: mine.token })
    expect(await texts(mine.token)).toEqual(['Show your working'])
  })

  it('are limited for a person, and gone with the account', async () => {
    const { token, id } = await reviewer()
    await app.dependencies.database.pool.query(
      `insert into review_remarks (school_id, user_id, key, text, is_shared, created_at)
       select $1, $2, 'filled-' || n, 'Remark ' || n, false, now() from generate_series(1, $3) n`,
      [school.schoolId, id, remarkLimits.perPerson],
    )
    expect(errorOf(await put(token, 'one-too-many', 'More'))).toEqual([422, 'too_many_remarks'])
    expect((await put(token, 'filled-1', 'Said otherwise')).status).toBe(200)
    expect((await put(token, 'filled-2', 'For all', true)).status).toBe(200)
    // What is shared counts as one of the person's own too.
    expect(errorOf(await put(token, 'one-too-many', 'More'))).toEqual([422, 'too_many_remarks'])
    expect((await put(token, 'filled-3', 'x'.repeat(remarkLimits.letters + 1))).status).toBe(422)
    await app.dependencies.db.transaction((tx) => forgetDesk(tx, id))
    expect(await texts(token)).toEqual([])
  })

  it('come back after they were deleted, as much used as before, until they are forgotten', async () => {
    const [mine, other] = [await reviewer(), await reviewer()]
    const remarkOf = async (key: string, text: string) =>
      (await put(mine.token, key, text, true)).body.data.id
    const [kept, used] = [await remarkOf('kept-remark', 'Seldom'), await remarkOf('used-remark', 'Often')]
    const textsOfOther = async () =>
      (await texts(other.token)).filter((text: string) => /Seldom|Often/.test(text))
    await use(mine.token, used)
    await use(other.token, used)
    await call('DELETE', '/review-remarks/used-remark', { as: mine.token })
    expect(await texts(mine.token)).toEqual(['Seldom'])
    expect((await use(mine.token, used)).status).toBe(404)
    const back = await put(mine.token, 'used-remark', 'Often', true)
    expect(back.body.data.id).toBe(used)
    expect(await texts(mine.token)).toEqual(['Often', 'Seldom'])
    expect(await textsOfOther()).toEqual(['Often', 'Seldom'])
    // Forgotten a day later, it begins anew.
    await call('DELETE', '/review-remarks/used-remark', { as: mine.token })
    app.clock.advance(25 * 60 * 60 * 1000)
    await handleForgetRemarks(app.dependencies).run({}, createJobContext(app.clock))
    expect(await remarkOf('used-remark', 'Often')).not.toBe(used)
    expect(await texts(mine.token)).toEqual(['Seldom', 'Often'])
    expect(kept).toBeLessThan(used)
    for (const key of ['kept-remark', 'used-remark'])
      await call('DELETE', `/review-remarks/${key}`, { as: mine.token })
  })

  it('that somebody left behind are deleted, and brought back, by whoever leads the team', async () => {
    const [leaver, colleague] = [await reviewer(), await reviewer()]
    const lead = await addStaff(app, school.schoolId, ['practice_curator', 'user_edit'])
    const { id } = (await put(leaver.token, 'left-behind', 'As we said', true)).body.data
    const { id: own } = (await put(leaver.token, 'own-remark', 'Between us')).body.data
    const change = (as: string, is_deleted: boolean, remark = id) =>
      call('PUT', `/review-remarks/left/${remark}`, { as, body: { is_deleted } })
    const mayDelete = async (as: string) =>
      (await remarks(as)).find((remark: { id: number }) => remark.id === id)?.may_delete
    // As long as its author is there, it is theirs alone.
    expect(await mayDelete(leaver.token)).toBe(true)
    expect(await mayDelete(lead.token)).toBe(false)
    expect((await change(lead.token, true)).status).toBe(404)
    expect((await call('DELETE', `/cabinet/users/${leaver.id}`, { as: school.owner.token })).status).toBe(200)
    expect(await mayDelete(colleague.token)).toBe(false)
    expect((await change(colleague.token, true)).status).toBe(403)
    expect((await change(elsewhere.owner.token, true)).status).toBe(404)
    expect((await change(lead.token, true, own)).status).toBe(404)
    expect(await mayDelete(lead.token)).toBe(true)
    expect(await mayDelete(school.owner.token)).toBe(true)
    await use(colleague.token, id)
    expect((await change(lead.token, true)).status).toBe(200)
    expect(await texts(colleague.token)).not.toContain('As we said')
    expect((await change(lead.token, false)).status).toBe(200)
    expect((await texts(colleague.token))[0]).toBe('As we said')
  })

  it('are of those who check alone', async () => {
    const reader = await addStaff(app, school.schoolId, ['practice_list', 'practice_read'])
    expect((await call('GET', '/review-remarks', { as: reader.token })).status).toBe(403)
    expect((await put(reader.token, 'remark-one', 'Mine')).status).toBe(403)
  })
})
