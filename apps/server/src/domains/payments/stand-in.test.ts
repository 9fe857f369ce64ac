import { describe, expect, it } from 'vitest'
import { connectedProviders, standInSchool } from './testing/stand-in-school.ts'

const school = await standInSchool('stand-in')
const { begin, walk, settle, buyerView, cardOf, booksOf, lettersTo, grantsOf } = school

describe.each(connectedProviders)('$name', ({ id }) => {
  it('pay', async () => {
    const one = await begin(id, 59_000)
    const back = await walk(one.url, 'pay')
    await settle()
    console.log(back.url, await buyerView(one.token), (await school.attemptsOf(one.id)), await booksOf([one.id]), (await lettersTo(one.email)).map((m) => m.subject), await grantsOf(one.id), (await cardOf(one.number)).state)
    expect(1).toBe(1)
  })
})
