import { describe, expect, it } from 'vitest'
import { listLimits } from '@lectern/contract/kernel/limits'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { openTestMailServer } from '../testing/test-mail-server.ts'
import { addStaff, signUp } from '../testing/people.ts'

const app = await demoApp()
const { demo, tokens, call, dependencies } = app
const as = tokens.expert
const letters = await openTestMailServer(app)
const { pool } = dependencies.database

/** The columns of a table that a row brings along: PostgreSQL works out the others. */
const writtenColumns = async (table: string): Promise<string> => {
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows[0].names
}

/** Copies one row many times under other ids; `changes` is SQL for a JSON object and may use the number `n` of a copy. */
const copyRow = async (table: string, where: string, times: number, changes: string) => {
  const columns = await writtenColumns(table)
  await pool.query(`
    insert into ${table} (${columns}) overriding system value
    select ${columns.replaceAll(/[^,\s]+/g, 'copies.$&')} from ${table} as made, generate_series(1, ${times}) as n,
      lateral jsonb_populate_record(made, ${changes}) as copies where made.ctid = (select ctid from ${table} where ${where} limit 1)`)
}

const { school, product } = demo

const countOf = async (table: string, where: string): Promise<number> => {
  const { rows } = await pool.query(`select count(*)::int as n from ${table} where ${where}`)
  return rows[0].n
}

/** Two calls at once of which one still fits, and a third. */
const takeOneMore = async (make: (name: string) => ReturnType<typeof call>) => {
  const replies = await Promise.all([make('First'), make('Second')])
  replies.push(await make('Third'))
  return replies
    .map(({ status, body }) => (status < 300 ? 'taken' : [status, body.error, body.params]))
    .toSorted((one) => (one === 'taken' ? -1 : 1))
}

const onlyOne = (code: string, limit: number) => ['taken', [422, code, { limit }], [422, code, { limit }]]

describe('one more than there may be is refused with the limit, also when two come at once:', () => {
  it('lessons of a course', async () => {
    const isOwn = `course_id = ${demo.course} and deleted_at is null`
    const room = listLimits.lessonsOfCourse - 1 - (await countOf('lessons', isOwn))
    await copyRow(
      'lessons',
      `id = ${demo.lesson}`,
      room,
      `jsonb_build_object('id', 1000000 + n, 'slug', 'copy-' || n, 'position', 1000 + n)`,
    )
    const path = `/courses/${demo.course}/lessons-new`
    const outcome = await takeOneMore((title) => call('POST', path, { as, body: { title } }))
    expect(outcome).toEqual(onlyOne('too_many_lessons', listLimits.lessonsOfCourse))
    const removed = 1000001
    expect((await call('DELETE', `${path}/${removed}`, { as })).status).toBe(200)
    expect((await call('POST', path, { as, body: { title: 'In its place' } })).status).toBe(201)
    const restored = await call('POST', `${path}/${removed}/restore`, { as })
    expect([restored.status, restored.body.error]).toEqual([422, 'too_many_lessons'])
    const program = await call('GET', `/courses/${demo.course}/program/minimal`, { as })
    expect(program.body.data.lessons).toHaveLength(listLimits.lessonsOfCourse)
  })

  it('courses of a school', async () => {
    const room =
      listLimits.coursesOfSchool -
      1 -
      (await countOf('courses', `school_id = ${school} and deleted_at is null`))
    await copyRow(
      'products',
      `id = ${product}`,
      room,
      `jsonb_build_object('id', 1000000 + n, 'slug', 'copy-' || n)`,
    )
    await copyRow(
      'courses',
      `id = ${demo.course}`,
      room,
      `jsonb_build_object('id', 1000000 + n, 'product_id', 1000000 + n)`,
    )
    const outcome = await takeOneMore((title) => call('POST', '/courses', { as, body: { title } }))
    expect(outcome).toEqual(onlyOne('too_many_courses', listLimits.coursesOfSchool))
  })

  it('groups of a product', async () => {
    const path = `/products/${product}/groups`
    const made = await call('POST', path, { as, body: { name: 'The one to copy' } })
    const isOwn = `product_id = ${product} and own_assistant_id is null`
    const room = listLimits.participantGroups - 1 - (await countOf('participant_groups', isOwn))
    await copyRow(
      'participant_groups',
      `id = ${made.body.data.id}`,
      room,
      `jsonb_build_object('id', 1000000 + n, 'name', 'Copy ' || n)`,
    )
    const outcome = await takeOneMore((name) => call('POST', path, { as, body: { name } }))
    expect(outcome).toEqual(onlyOne('too_many_participant_groups', listLimits.participantGroups))
  })

  it('places in the groups of a product', async () => {
    const groups = await call('GET', `/products/${product}/groups`, { as })
    const [first, second] = groups.body.data.slice(-2).map(({ id }: { id: number }) => id)
    const learner = await pool.query(
      `select user_id from enrolments where product_id = $1 and state <> 'revoked' limit 1`,
      [product],
    )
    const userId = Number(learner.rows[0].user_id)
    const room =
      listLimits.groupedParticipants -
      (await countOf(
        'participant_group_members',
        `group_id in (select id from participant_groups where product_id = ${product})`,
      ))
    await pool.query(
      `insert into participant_group_members (group_id, user_id)
       select ${first}, 1000000 + n from generate_series(1, ${room}) n`,
    )
    const { status, body } = await call('PUT', `/products/${product}/groups/${second}/participants`, {
      as,
      body: { user_ids: [userId] },
    })
    expect([status, body.error, body.params]).toEqual([
      422,
      'too_many_grouped',
      { limit: listLimits.groupedParticipants },
    ])
  })

  it('people on the team of a product', async () => {
    const room = listLimits.teamMembers - 1 - (await countOf('product_team', `product_id = ${product}`))
    await pool.query(
      `insert into product_team (product_id, user_id, school_id, role, sees, sees_all_assistants, created_at)
       select ${product}, 1000000 + n, ${school}, 'public_figure', 'groups', false, now() from generate_series(1, ${room}) n`,
    )
    const people = new Map<string, number>()
    for (const name of ['First', 'Second', 'Third']) people.set(name, (await addStaff(app, school, [])).id)
    const outcome = await takeOneMore((name) =>
      call('PUT', `/products/${product}/team/${people.get(name)}`, { as, body: { role: 'public_figure' } }),
    )
    expect(outcome).toEqual(onlyOne('too_many_team_members', listLimits.teamMembers))
  })

  it('exceptions of a school', async () => {
    const people = new Map<string, number>()
    for (const name of ['First', 'Second', 'Third']) people.set(name, (await addStaff(app, school, [])).id)
    const room =
      listLimits.accessExceptions - 1 - (await countOf('access_exceptions', `school_id = ${school}`))
    await copyRow(
      'users',
      `id = ${people.get('First')}`,
      room,
      `jsonb_build_object('id', 2000000 + n, 'email', 'copy-' || n || '@lectern.test')`,
    )
    await pool.query(
      `insert into access_exceptions (school_id, user_id, skip_addresses, has_own_session_limit, has_own_device_limit)
       select ${school}, 2000000 + n, true, false, false from generate_series(1, ${room}) n`,
    )
    const save = (name: string) =>
      call('PUT', `/cabinet/access-control/exceptions/${people.get(name)}`, {
        as,
        body: { skip_addresses: true },
      })
    const outcome = await takeOneMore(save)
    expect(outcome).toEqual(onlyOne('too_many_exceptions', listLimits.accessExceptions))
    const list = await call('GET', '/cabinet/access-control/exceptions', { as })
    expect(list.body.data).toHaveLength(listLimits.accessExceptions)
    const inside = list.body.data.find(({ user }: { user: { id: number } }) =>
      [...people.values()].includes(user.id),
    )
    expect(
      (
        await call('PUT', `/cabinet/access-control/exceptions/${inside.user.id}`, {
          as,
          body: { skip_addresses: false },
        })
      ).status,
    ).toBe(200)
  })

  it('schools on whose staff one person is', async () => {
    const person = await signUp(app, 'In many schools')
    await copyRow(
      'schools',
      `id = ${school}`,
      listLimits.schoolsOfPerson,
      `jsonb_build_object('id', 1000000 + n, 'slug', 'copy-' || n, 'is_primary', false)`,
    )
    await pool.query(
      `insert into school_members (school_id, user_id, permissions, created_at)
       select 1000000 + n, ${person.id}, '{}', now() from generate_series(1, ${listLimits.schoolsOfPerson}) n`,
    )
    await call('POST', '/cabinet/users/invitations', { as, body: { email: person.email } })
    const { link } = await letters.newest(person.email)
    const token = link.slice(link.lastIndexOf('/') + 1)
    const { status, body } = await call('POST', `/invitations/${token}/accept`, { as: person.token })
    expect([status, body.error]).toEqual([422, 'too_many_schools'])
  })
})
