import { describe, expect, it } from 'vitest'
import type { ImportRules } from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import type { ImportedField } from './field-value.ts'
import { type JudgingPlace, judgeRow, type KnownPerson } from './judge-row.ts'
import { readRow } from './read-row.ts'

const usual: ImportRules = {
  ...{
    known: 'update',
    new: 'create',
    country: 'UA',
    clear_word: 'NULL',
    tags: [],
    list: null,
    access: null,
  },
}
const level: ImportedField = {
  ...{ id: 7, type: 'select', isRequired: false, isUnique: false },
  options: [{ value: 'a', names: ['Газ', 'Gas'] }],
}
const code: ImportedField = { id: 8, type: 'text', isRequired: true, isUnique: true, options: [] }
const fields = new Map([level, code].map((field) => [field.id, field]))

const olga: KnownPerson = {
  ...{
    id: 5,
    userId: null,
    isOnList: false,
    consents: { said: {}, isKeptOut: false },
    tags: new Set([foldForSearch('Fair')]),
  },
  keys: {
    ...{ name: 'Olga', surname: 'Kot', phone: null, country: 'UA', city: 'Kiev' },
    ...{ language: null, time_zone: null, birthday: null },
  },
  fields: { '8': 'K-1' },
}

const placeOf = (change: Partial<JudgingPlace> = {}): JudgingPlace => ({
  ...{ rules: usual, fields, keptOut: new Set<string>(), owners: new Map(), lines: new Map() },
  people: new Map([['olga@mail.test', olga]]),
  tags: { known: new Set([foldForSearch('Fair')]), room: 1, made: [] },
  access: null,
  ...change,
})

const judge = (
  targets: (ImportTarget | ImportTarget['to'])[],
  cells: string[],
  place = placeOf(),
  line = 2,
) => {
  const mapping = targets.map((to): ImportTarget => {
    if (typeof to !== 'string') return to
    if (to === 'field' || to === 'consent') throw new Error('name the field')
    return { to }
  })
  return judgeRow(readRow({ mapping, rules: place.rules, fields, today: '2026-11-29' }, line, cells), place)
}
const codes = ({ problems }: { problems: readonly { code: string }[] }) => problems.map((each) => each.code)

describe('a row of a file', () => {
  it('of somebody new makes a contact, in the forms in which values are kept', () => {
    const row = judge(
      ['email', 'full_name', 'phone', 'country', 'language', 'birthday', { to: 'field', field_id: 7 }],
      ['  Anna+Fair@Mail.TEST ', 'Anna Maria Kot', '050 123 45 67', 'Україна', 'uk-UA', '03.02.1990', 'газ'],
    )
    expect(row).toMatchObject({ email: 'anna+fair@mail.test', verdict: 'create', problems: [] })
    expect(row.keys).toEqual({
      ...{ name: 'Anna Maria', surname: 'Kot', phone: '+380501234567', country: 'UA' },
      ...{ language: 'uk', birthday: '1990-02-03' },
    })
    expect(row.fields).toEqual({ '7': 'a' })
  })

  it('of somebody known changes what differs, and tells old and new', () => {
    const row = judge(['email', 'name', 'city'], ['olga@mail.test', 'Olga', 'Kyiv'])
    expect(row).toMatchObject({ verdict: 'update', keys: { city: 'Kyiv' } })
    expect(row.changes).toEqual([{ key: 'city', field_id: null, old: 'Kiev', new: 'Kyiv' }])
  })

  it('with an empty cell changes nothing, with the word that clears takes the value away', () => {
    expect(judge(['email', 'city'], ['olga@mail.test', '']).verdict).toBe('unchanged')
    expect(judge(['email', 'city'], ['olga@mail.test', 'NULL']).keys).toEqual({ city: null })
    expect(codes(judge(['email', { to: 'field', field_id: 8 }], ['olga@mail.test', 'NULL']))).toEqual([
      'required_field',
    ])
  })

  it('fills what is empty alone, where the rules say so', () => {
    const place = placeOf({ rules: { ...usual, known: 'fill_empty' } })
    const row = judge(['email', 'city', 'birthday'], ['olga@mail.test', 'Lviv', '1990-02-03'], place)
    expect(row.keys).toEqual({ birthday: '1990-02-03' })
  })

  it.each([
    ['no_email', ''],
    ['bad_email', 'lena@'],
    ['bad_email', 'anna@kot'],
  ])('is skipped for %s', (reason, cell) => {
    const row = judge(['email', 'name'], [cell, 'Lena'])
    expect([row.verdict, row.who, codes(row)]).toEqual(['skipped', 'Lena', [reason]])
  })

  it('with the e-mail of an earlier line is skipped, and names that line', () => {
    const place = placeOf()
    judge(['email'], ['a@mail.test'], place, 12)
    expect(judge(['email'], ['A@MAIL.test'], place, 340)).toMatchObject({
      ...{ verdict: 'skipped', problems: [{ code: 'same_as_line', line: 12 }] },
    })
  })

  it('of an erased person is skipped, without a word of who it was', () => {
    const place = placeOf({ keptOut: new Set(['petro@mail.test']) })
    const row = judge(['email', 'name'], ['petro@mail.test', 'Petro'], place)
    expect(row).toMatchObject({ verdict: 'skipped', who: '', email: null, changes: [] })
    expect(codes(row)).toEqual(['erased_before'])
  })

  it.each([
    [{ new: 'leave' as const }, 'new@mail.test'],
    [{ known: 'leave' as const }, 'olga@mail.test'],
  ])('is left by the rules %j', (rules, email) => {
    expect(codes(judge(['email'], [email], placeOf({ rules: { ...usual, ...rules } })))).toEqual([
      'left_by_rule',
    ])
  })

  it('whose cell does not fit is taken in part', () => {
    const row = judge(['email', 'city', { to: 'field', field_id: 7 }], ['olga@mail.test', 'Kyiv', '12'])
    expect(row).toMatchObject({ verdict: 'partly', keys: { city: 'Kyiv' }, fields: {} })
    expect(row.problems).toEqual([{ code: 'value_not_known', column: 2, value: '12', line: null }])
  })

  it('does not take a value that somebody else has, in the school or in the file', () => {
    const place = placeOf({ owners: new Map([['8 k-9', 99]]) })
    const target = { to: 'field' as const, field_id: 8 }
    expect(codes(judge(['email', target], ['a@mail.test', 'K-9'], place))).toEqual(['unique_taken'])
    expect(codes(judge(['email', target], ['b@mail.test', 'K-2'], place, 3))).toEqual([])
    expect(codes(judge(['email', target], ['c@mail.test', 'k-2'], place, 4))).toEqual(['unique_taken'])
  })

  it('gets tags that it has not, and no more than the school has room for', () => {
    const row = judge(['email', 'tag'], ['olga@mail.test', 'fair; New, newer'])
    expect([row.tags, codes(row)]).toEqual([['New'], ['too_many_tags_of_school']])
  })

  it('puts on a list who is not on it yet', () => {
    const place = placeOf({ rules: { ...usual, list: { id: 1 } } })
    expect(judge(['email'], ['olga@mail.test'], place)).toMatchObject({ verdict: 'update', joins: true })
  })

  it.each([
    ['phone', 'call me', 'bad_phone'],
    ['country', 'Narnia', 'bad_country'],
    ['language', 'Klingon', 'bad_language'],
    ['language', 'constructor', 'bad_language'],
    ['time_zone', 'us_slash_eastern', 'bad_time_zone'],
    ['birthday', '02/03/1990', 'bad_date'],
    ['birthday', '31.02.1990', 'bad_date'],
    ['city', 'x'.repeat(121), 'too_long'],
    ['tag', 'x'.repeat(61), 'too_long'],
  ] as const)('with %s %.20s is told %s', (key, cell, reason) => {
    expect(codes(judge(['email', key], ['a@mail.test', cell]))).toEqual([reason])
  })

  it.each([
    ['13/02/1990', '1990-02-13'],
    ['1990-02-13', '1990-02-13'],
    ['13.2.1990', '1990-02-13'],
    ['32917', '1990-02-13'],
  ])('reads the date %s', (cell, iso) => {
    expect(judge(['email', 'birthday'], ['a@mail.test', cell]).keys.birthday).toBe(iso)
  })

  it.each(['Test@Почта.УКР', 'ТЕСТ@mail.test'])('reads %s as other calls do', (cell) => {
    const { email } = judge(['email'], [cell])
    expect(email).toBe(cell.startsWith('Test') ? 'test@xn--80a1acny.xn--j1amh' : null)
  })
})
