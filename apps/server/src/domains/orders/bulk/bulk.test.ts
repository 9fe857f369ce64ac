import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentLimits, openArchive } from '../../../platform/documents/archives/read-archive.ts'
import { readWorkbook } from '../../../platform/documents/read-workbook.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { newBuyer, sellingSchool } from '../../../testing/selling.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'

const app = await testApp()
const { app: server, clock, dependencies } = app
const letters = await openTestMailServer(app)
const { send, offerOf, order, cardOf, take, school } = await sellingSchool(app, 'order-bulk')
const rival = await teachingSchool(app, 'order-bulk-rival', false)
const { id: offerId, code } = await offerOf()

const bought = async (body: object = {}) =>
  cardOf((await order(code, { ...newBuyer(), ...body })).body.data.number)
const drain = async () => {
  await letters.deliver()
  clock.advance(1_000)
}
const idsOf = (...orders: { id: number }[]) => ({ ids: orders.map(({ id }) => id) })
const rehearse = async (selection: object, action: object) =>
  (await send('POST', '/orders/bulk/rehearse', { selection, action })).body.data
const taskOf = async (id: number) => (await send('GET', `/tasks/${id}`)).body.data
const act = async (selection: object, action: object) => {
  const { matched } = await rehearse(selection, action)
  const { body } = await send('POST', '/orders/bulk', { selection, action, expected: matched })
  await drain()
  return taskOf(body.data.id)
}
const takeBack = async ({ id }: { id: number }) => {
  const { body } = await send('POST', `/tasks/${id}/undo`, {})
  await drain()
  return taskOf(body.data.id)
}
const stageOf = async (title: string) => {
  const [funnel] = (await send('GET', '/order-funnels')).body.data
  const stages: readonly { id: number; title: string }[] = funnel.stages
  return stages.find((stage) => stage.title === title)?.id ?? 0
}
const placesTaken = async (): Promise<number> => {
  const { rows } = await dependencies.database.pool.query<{ held: number }>(
    'select count(*)::int as held from orders where offer_id = $1 and holds_place',
    [offerId],
  )
  return rows[0]?.held ?? -1
}
const failures = async ({ id }: { id: number }) => {
  const answer = await server.inject({
    method: 'GET',
    url: `/api/v1/tasks/${id}/failures`,
    headers: { host: 'localhost', authorization: `Bearer ${school.owner.token}` },
  })
  return answer.payload
}

describe('moving many orders', () => {
  it('moves those that work may move, says which stay, and is taken back', async () => {
    const [one, other, paid] = [await bought(), await bought(), await bought()]
    await take(paid)
    const move = { kind: 'move', stage_id: await stageOf('In work') }
    expect(await rehearse(idsOf(one, other, paid), move)).toEqual({
      ...{ matched: 3, changed: 2, already: 0, places: 2, undo_hours: 720 },
      refused: [{ reason: 'stage_of_money', orders: 1 }],
    })
    const task = await act(idsOf(one, other, paid), move)
    expect(task).toMatchObject({ kind: 'orders.move', state: 'done', changed: 2, failed: 1 })
    expect(task.details).toEqual({ stage: 'In work' })
    expect(await failures(task)).toContain(`#${paid.number} Marta Buyer`)
    expect((await cardOf(one.number)).stage.title).toBe('In work')
    await send('POST', `/orders/${other.id}/move`, {
      ...{ stage_id: await stageOf('Promised to pay'), seen_stage_id: await stageOf('In work') },
    })
    expect(await takeBack(task)).toMatchObject({ state: 'done', changed: 1, failed: 1 })
    expect((await cardOf(one.number)).stage.title).toBe('New')
    expect((await cardOf(other.number)).stage.title).toBe('Promised to pay')
  })

  it('does not begin for a stage of money, nor one of another school', async () => {
    const card = await bought()
    const action = (id: number) => ({ selection: idsOf(card), action: { kind: 'move', stage_id: id } })
    const refusal = async (id: number) => (await send('POST', '/orders/bulk/rehearse', action(id))).body.error
    expect(await refusal(await stageOf('Paid'))).toBe('stage_of_money')
    expect(await refusal(999_999_999)).toBe('stage_not_here')
  })
})

describe('giving many orders a manager', () => {
  it('gives all that a filter finds, leaves those that have the manager, and is taken back', async () => {
    const { id: managerId } = await addStaff(app, school.schoolId, ['order_list', 'order_edit'])
    const person = newBuyer()
    const [one, other] = [await bought(person), await bought(person)]
    const selection = { filter: { query: person.email } }
    await act(idsOf(one), { kind: 'manager', manager_id: managerId })
    const task = await act(selection, { kind: 'manager', manager_id: managerId })
    expect(task).toMatchObject({ total: 2, done: 2, changed: 1, failed: 0 })
    expect((await cardOf(other.number)).manager.id).toBe(managerId)
    await takeBack(task)
    expect((await cardOf(other.number)).manager).toBe(null)
    expect((await cardOf(one.number)).manager.id).toBe(managerId)
  })

  it('refuses who is not on the staff, and another number than was rehearsed', async () => {
    const selection = idsOf(await bought())
    const stranger = { selection, action: { kind: 'manager', manager_id: 999_999 } }
    expect((await send('POST', '/orders/bulk/rehearse', stranger)).body.error).toBe('not_on_staff')
    const wrong = { selection, action: { kind: 'cancel' }, expected: 2 }
    expect((await send('POST', '/orders/bulk', wrong)).body.error).toBe('orders_changed')
  })
})

describe('cancelling many orders', () => {
  it('leaves out those with money, frees the places, and opens them again', async () => {
    const [one, other, paid, closed] = [await bought(), await bought(), await bought(), await bought()]
    await take(paid)
    await send('POST', `/orders/${closed.id}/cancel`, {})
    const all = idsOf(one, other, paid, closed)
    expect(await rehearse(all, { kind: 'cancel' })).toMatchObject({
      ...{ matched: 4, changed: 2, already: 1, places: 2 },
      refused: [{ reason: 'has_money', orders: 1 }],
    })
    const before = await placesTaken()
    const task = await act(all, { kind: 'cancel', reason: 'Season is over' })
    expect(task).toMatchObject({ changed: 2, failed: 1 })
    expect(await placesTaken()).toBe(before - 2)
    expect((await cardOf(one.number)).history[0]).toMatchObject({
      kind: 'cancelled',
      reason: 'Season is over',
    })
    expect((await cardOf(paid.number)).state).toBe('paid')
    await send('POST', `/orders/${other.id}/reopen`, {})
    expect(await takeBack(task)).toMatchObject({ changed: 1, failed: 1 })
    expect((await cardOf(one.number)).state).toBe('awaiting_payment')
    expect(await placesTaken()).toBe(before)
  })
})

describe('reminding many buyers', () => {
  it('writes to those who are to pay, once a day for each order, and cannot be taken back', async () => {
    const person = newBuyer()
    const [one, paid] = [await bought(person), await bought()]
    await take(paid)
    const task = await act(idsOf(one, paid), { kind: 'remind' })
    expect(task).toMatchObject({ changed: 1, failed: 1, undo_until: null })
    const letter = await letters.newest(person.email)
    expect(letter.subject).toContain('waits for your payment')
    expect(letter.text).toContain(one.pay_link)
    const again = await rehearse(idsOf(one), { kind: 'remind' })
    expect(again).toMatchObject({
      changed: 0,
      refused: [{ reason: 'reminded_lately', orders: 1 }],
      undo_hours: 0,
    })
    clock.advance(24 * 60 * 60 * 1000)
    expect(await rehearse(idsOf(one), { kind: 'remind' })).toMatchObject({ changed: 1 })
  })

  it('writes once when two start it at the same moment', async () => {
    const card = await bought()
    const body = { selection: idsOf(card), action: { kind: 'remind' }, expected: 1 }
    const started = await Promise.all([
      send('POST', '/orders/bulk', body),
      send('POST', '/orders/bulk', body),
    ])
    await drain()
    const tasks = await Promise.all(started.map(({ body: { data } }) => taskOf(data.id)))
    expect(tasks.map(({ changed }) => Number(changed)).toSorted((a, b) => a - b)).toEqual([0, 1])
    const sent = (await cardOf(card.number)).history.filter(
      ({ kind }: { kind: string }) => kind === 'link_sent',
    )
    expect(sent).toHaveLength(1)
  })
})

describe('orders of another school', () => {
  it('are not touched by their ids', async () => {
    const card = await bought()
    const body = { selection: idsOf(card), action: { kind: 'cancel' } }
    const as = rival.owner.token
    expect((await send('POST', '/orders/bulk/rehearse', body, as)).body.data).toMatchObject({ matched: 0 })
    await send('POST', '/orders/bulk', { ...body, expected: 0 }, as)
    await drain()
    expect((await cardOf(card.number)).state).toBe('awaiting_payment')
  })
})

describe('a file of orders', () => {
  const columns = ['number', 'buyer', 'total', 'paid', 'currency', 'state', 'created']
  const fileOf = async (body: object) => {
    const started = await send('POST', '/orders/export', { columns, ...body })
    await drain()
    return server.inject({
      method: 'GET',
      url: `/api/v1/tasks/${started.body.data.id}/file`,
      headers: { host: 'localhost', authorization: `Bearer ${school.owner.token}` },
    })
  }

  it('is text with numbers, guarded words, and moments by the clock of the school', async () => {
    const card = await bought({ name: '=cmd|calc' })
    await take(card, { amount: 10_050 })
    await dependencies.database.pool.query(`update schools set time_zone = 'Asia/Tokyo' where id = $1`, [
      school.schoolId,
    ])
    await dependencies.database.pool.query(`update orders set created_at = $1 where id = $2`, [
      ...['2026-01-31T20:30:00Z', card.id],
    ])
    const { payload } = await fileOf({ selection: idsOf(card), format: 'csv' })
    expect(payload).toBe(
      `\uFEFF${columns.join(',')}\r\n${card.number},'=cmd|calc,590,100.5,EUR,paid_in_part,2026-02-01 05:30\r\n`,
    )
    const [noted] = (await send('GET', '/cabinet/audit-log')).body.data
    expect(noted).toMatchObject({ action: 'order.exported', after: { orders: 1 } })
  })

  it('is a workbook of all that a filter finds, a row for each line', async () => {
    const person = newBuyer()
    const card = await bought(person)
    const { rawPayload } = await fileOf({
      ...{ selection: { filter: { query: person.email } }, format: 'xlsx', with_lines: true },
      columns: ['number', 'total'],
    })
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
    const path = join(dependencies.env.storageFolder, 'orders.xlsx')
    writeFileSync(path, rawPayload)
    expect(await readWorkbook(await openArchive(path, documentLimits))).toEqual([
      ['number', 'total', 'line_title', 'line_quantity', 'line_amount'],
      [String(card.number), '590', 'Bread, the whole of it', '1', '590'],
    ])
  })
})
