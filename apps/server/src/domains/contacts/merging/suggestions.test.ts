import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { countQuestions } from '../../../testing/database/count-questions.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const rival = await teachingSchool(app, 'strangers', true)
const { owner } = await teachingSchool(app, 'suggestions', false)

const send = (method: string, path: string, body?: object, as = owner.token) =>
  call(method, path, { as, body })
let added = 0
const add = async (body: object = {}, as = owner.token) => {
  clock.advance(1_000)
  const person = { name: 'Person', email: `person-${(added += 1)}@merging.test`, ...body }
  return (await send('POST', '/contacts', person, as)).body.data
}
const suggestedFor = async (id: number) =>
  (await send('GET', `/contacts/${id}/duplicates`)).body.data.map(
    (each: { contact: { id: number }; likenesses: string[] }) => [each.contact.id, ...each.likenesses],
  )
const pairsBy = async (sort: string, query = '') =>
  (await send('GET', `/contact-duplicates?sort=${sort}${query}`)).body

describe('contacts that may be one person', () => {
  it('have the same phone, the same mailbox, or one name and e-mails one letter apart', async () => {
    const phone = '+380501110001'
    const one = await add({ name: 'Anna', surname: 'Koval', email: 'anna.koval@gmail.com', phone })
    const byPhone = await add({ phone })
    const byMailbox = await add({ email: 'annakoval+news@googlemail.com' })
    const byName = await add({ name: 'ANNA', surname: 'Koval', email: 'anna.kowal@gmail.com' })
    await add({ name: 'Anna', surname: 'Koval', email: 'quite.another@gmail.com' })
    await add({ name: 'Anna', email: 'anna.koval@gmail.org' })
    await add({ email: 'anna.koval@gmail.com', phone }, rival.owner.token)
    expect(await suggestedFor(one.id)).toEqual([
      [byPhone.id, 'phone'],
      [byMailbox.id, 'mailbox'],
      [byName.id, 'name'],
    ])
    const pairOf = async (sort: string) => {
      const { data } = await pairsBy(sort)
      return data.map((each: { one: { id: number }; other: { id: number } }) => [each.one.id, each.other.id])
    }
    expect(await pairOf('phone')).toEqual([[one.id, byPhone.id]])
    expect(await pairOf('mailbox')).toEqual([[one.id, byMailbox.id]])
    expect(await pairOf('name')).toEqual([[one.id, byName.id]])
  })

  it('are suggested no more once they are known for two, until that is taken back', async () => {
    const phone = '+380501110002'
    const [one, other] = [await add({ phone }), await add({ phone })]
    await send('PUT', `/contacts/${other.id}/strangers/${one.id}`)
    expect([await suggestedFor(one.id), await suggestedFor(other.id)]).toEqual([[], []])
    expect(JSON.stringify(await pairsBy('phone'))).not.toContain(phone)
    await send('DELETE', `/contacts/${one.id}/strangers/${other.id}`)
    expect(await suggestedFor(other.id)).toEqual([[one.id, 'phone']])
  })

  it('come in pages by places, in as many questions for many as for one', async () => {
    const numbers = ['+380501110011', '+380501110012', '+380501110013']
    for (const phone of numbers) for (const name of ['One', 'Other']) await add({ name, phone })
    const first = await pairsBy('phone', '&per_page=2')
    const second = await pairsBy('phone', `&per_page=2&after=${first.links.next}`)
    const seen = [...first.data, ...second.data].map((pair) => pair.one.phone)
    expect(new Set(seen).size).toBe(seen.length)
    expect(first.data).toHaveLength(2)
    const few = await countQuestions(() => pairsBy('phone', '&per_page=1'))
    expect(await countQuestions(() => pairsBy('phone', '&per_page=50'))).toBe(few)
  })
})
