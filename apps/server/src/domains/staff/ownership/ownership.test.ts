import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { addStaff, openTestSchool, type TestPerson } from '../../../testing/people.ts'
import { addMember } from '../use-cases/add-member.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const letters = await openTestMailServer(app)
const day = 24 * 60 * 60 * 1000

let schools = 0
/** A school with its owner and a member with full access. */
const schoolWithDeputy = async () => {
  schools += 1
  const { schoolId, owner } = await openTestSchool(app, `owned-${schools}`, schools === 1)
  return { schoolId, owner, deputy: await fullMember(schoolId) }
}
const fullMember = async (schoolId: SchoolId): Promise<TestPerson> => {
  const person = await addStaff(app, schoolId, [])
  const member = { schoolId, userId: person.id, groupKeys: ['full_access'] }
  await dependencies.db.transaction((tx) => addMember(tx, member, clock.now()))
  clock.advance(1_001)
  await letters.take(person.email)
  return person
}
const proof = async ({ token }: TestPerson) =>
  (await call('POST', '/user/password/validate', { as: token, body: { password: 'test-password' } })).body
    .data.proof_token
const offer = async (owner: TestPerson, user_id: number, proof_token?: string) =>
  call('POST', '/cabinet/ownership-transfer', {
    as: owner.token,
    body: { user_id, proof_token: proof_token ?? (await proof(owner)) },
  })
const tokenFor = async ({ email }: TestPerson) => {
  const { link } = await letters.newest(email)
  return link.slice(link.lastIndexOf('/') + 1)
}
const accept = (token: string, { token: by }: TestPerson) =>
  call('POST', `/ownership-transfers/${token}/accept`, { as: by })
const rolesIn = async (person: TestPerson) =>
  Object.fromEntries(
    (await call('GET', '/cabinet/users', { as: person.token })).body.data.map(
      (each: { id: number; is_owner: boolean; has_full_access: boolean }) => [
        each.id,
        [each.is_owner, each.has_full_access],
      ],
    ),
  )

describe('handing a school over', () => {
  it('makes the other member the owner, and the old one a member with full access', async () => {
    const { schoolId, owner, deputy } = await schoolWithDeputy()
    await call('PUT', `/users/${deputy.id}`, { as: deputy.token, body: { language: 'ru' } })
    expect((await offer(owner, deputy.id)).body.data).toMatchObject({ to: { id: deputy.id } })
    const letter = await letters.newest(deputy.email)
    expect(letter.subject).toBe('Вам предлагают стать владельцем школы «owned-1»')
    expect(letter.text).toContain('Предложение действует 7 дней.')
    expect(letter.html).toMatch(/>\s*Посмотреть предложение\s*<\/a>/u)
    expect(letter.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/expert\/ownership\/[\w-]{43}$/)
    const token = letter.link.slice(letter.link.lastIndexOf('/') + 1)
    const shown = (await call('GET', `/ownership-transfers/${token}`, { as: deputy.token })).body.data
    expect(shown).toMatchObject({ school: 'owned-1', from: 'Owner of owned-1', is_for_caller: true })
    expect((await accept(token, deputy)).status).toBe(200)
    expect(await rolesIn(deputy)).toEqual({ [owner.id]: [false, true], [deputy.id]: [true, true] })
    expect((await call('GET', '/cabinet/audit-log', { as: owner.token })).status).toBe(403)
    const log = (await call('GET', '/cabinet/audit-log?action=ownership.accepted', { as: deputy.token })).body
    expect(log.data).toMatchObject([{ user: { id: deputy.id }, target: { id: owner.id } }])
    expect((await accept(token, deputy)).status).toBe(404)
    const { rows } = await dependencies.database.pool.query('select owner_id from schools where id = $1', [
      schoolId,
    ])
    expect(Number(rows[0].owner_id)).toBe(deputy.id)
  })

  it('needs proof of being the owner, for this session', async () => {
    const { owner, deputy } = await schoolWithDeputy()
    for (const token of ['made-up-proof', await proof(deputy)]) {
      const reply = await offer(owner, deputy.id, token)
      expect([reply.status, reply.body.error]).toEqual([422, 'proof_needed'])
    }
    expect(await letters.take(deputy.email)).toEqual([])
  })

  it('is offered to members with full access only, and never to oneself', async () => {
    const { schoolId, owner, deputy } = await schoolWithDeputy()
    const plain = await addStaff(app, schoolId, ['course_all'])
    const elsewhere = await schoolWithDeputy()
    for (const { id } of [plain, owner, elsewhere.deputy])
      expect((await offer(owner, id)).body.error).toBe('not_full_access')
    expect((await call('POST', '/cabinet/ownership-transfer', { as: deputy.token, body: {} })).status).toBe(
      403,
    )
  })

  it('is accepted by nobody else', async () => {
    const { schoolId, owner, deputy } = await schoolWithDeputy()
    const other = await fullMember(schoolId)
    await offer(owner, deputy.id)
    const token = await tokenFor(deputy)
    expect((await accept(token, other)).body.error).toBe('ownership_for_other')
    expect((await accept(token, owner)).body.error).toBe('ownership_for_other')
    expect((await call('POST', `/ownership-transfers/${token}/accept`)).status).toBe(401)
  })

  it('is over when it was withdrawn, replaced, too old, or its receiver lost full access', async () => {
    const { schoolId, owner, deputy } = await schoolWithDeputy()
    const other = await fullMember(schoolId)
    await offer(owner, deputy.id)
    const withdrawn = await tokenFor(deputy)
    await call('DELETE', '/cabinet/ownership-transfer', { as: owner.token })
    expect((await accept(withdrawn, deputy)).status).toBe(404)
    await offer(owner, deputy.id)
    const replaced = await tokenFor(deputy)
    await offer(owner, other.id)
    const good = await tokenFor(other)
    expect((await accept(replaced, deputy)).status).toBe(404)
    await call('PUT', `/cabinet/users/${other.id}`, { as: owner.token, body: { access_group_ids: [] } })
    expect((await accept(good, other)).body.error).toBe('not_full_access')
    await offer(owner, deputy.id)
    const old = await tokenFor(deputy)
    clock.advance(7 * day)
    expect((await accept(old, deputy)).status).toBe(404)
    expect((await call('GET', '/cabinet/ownership-transfer', { as: owner.token })).body.data).toBeNull()
  })

  it('leaves one owner, also when it is accepted and withdrawn at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, deputy } = await schoolWithDeputy()
      await offer(owner, deputy.id)
      const token = await tokenFor(deputy)
      await Promise.all([
        accept(token, deputy),
        accept(token, deputy),
        call('DELETE', '/cabinet/ownership-transfer', { as: owner.token }),
      ])
      const roles = Object.values(await rolesIn(deputy))
      expect(roles.filter((role) => Array.isArray(role) && role[0])).toHaveLength(1)
    }
  })
})
