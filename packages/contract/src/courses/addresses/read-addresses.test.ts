import { describe, expect, it } from 'vitest'
import { readAddresses, readAddressColumns } from './read-addresses.ts'

const emails = (text: string) => readAddresses(text).map(({ email }) => email)

describe('addresses in a text', () => {
  it('are parted by lines, commas, semicolons, tabs and spaces', () => {
    expect(emails('a@x.com\r\nb@x.com, c@x.com; d@x.com\te@x.com f@x.com\n\n,;')).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.com`),
    )
  })

  it('may have a name before them, with a comma in quotes', () => {
    expect(emails('Olga <OLGA@x.com>, "Ivanova, Ira" <ira@x.com>; <bare@x.com>, mailto:m@x.com')).toEqual([
      'olga@x.com',
      'ira@x.com',
      'bare@x.com',
      'm@x.com',
    ])
  })

  it('keep what is none as it is written', () => {
    expect(readAddresses('Olga\nolga@x\n"open, x@y.com\nlast@x.com')).toEqual([
      { written: 'Olga', email: null },
      { written: 'olga@x', email: null },
      { written: '"open, x@y.com', email: null },
      { written: 'last@x.com', email: 'last@x.com' },
    ])
    expect(emails(`${'a'.repeat(250)}@x.com`)).toEqual([null])
    expect(readAddresses('x'.repeat(999))[0]?.written).toHaveLength(200)
  })

  it('are read in a moment from a text of any shape', () => {
    const started = performance.now()
    for (const part of ['a.', '<', '"', 'a@', '@ ', '-']) readAddresses(part.repeat(50_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('addresses in a table', () => {
  const columns = (rows: string[][]) =>
    readAddressColumns(rows).map(({ name, rows: read }) => [name, ...read.map(({ email }) => email)])

  it('are those of the column that is called so, even if another holds more', () => {
    const rows = [
      ['Curator e-mail', 'E-mail'],
      ['one@x.com', 'a@x.com'],
      ['two@x.com', 'a@x.com'],
    ]
    expect(columns(rows)).toEqual([['E-mail', 'a@x.com', 'a@x.com']])
  })

  it('are taken at an internationalised domain in its ASCII form', () => {
    expect(columns([['email'], ['user@xn--80a1acny.xn--j1amh']])).toEqual([
      ['email', 'user@xn--80a1acny.xn--j1amh'],
    ])
  })

  it('are found in a cell with more than one, and kept as they are written where they are none', () => {
    const rows = [
      ['Name', 'Curator', 'Пошта'],
      ['Olga', 'c@x.com', 'olga@x.com'],
      ['Ira', '', 'ira@x'],
      ['', '', ''],
      ['Max', 'c@x.com', 'Max <max@x.com>; max@y.com'],
      ['Zoe', '', '=HYPERLINK("zoe@x.com")'],
    ]
    expect(columns(rows)).toEqual([['Пошта', 'olga@x.com', null, 'max@x.com', 'max@y.com', null]])
  })

  it.each([
    ['none is called so', ['Learner', 'Curator', 'Parent']],
    ['several are called so', ['E-mail', 'Curator', 'Пошта']],
    ['nothing is called anything', ['a@x.com', 'c@x.com', 'p@x.com']],
  ])('are all offered where %s, the fullest first', (_why, head) => {
    const rows = [
      head,
      ['b@x.com', 'c@x.com', ''],
      ['d@x.com', 'c@x.com', 'q@x.com'],
      ['e@x.com', '', 'r@x.com'],
    ]
    expect(readAddressColumns(rows).map(({ rows: [first] }) => first?.email)).toEqual(
      head[0] === 'a@x.com' ? ['a@x.com', 'p@x.com', 'c@x.com'] : ['b@x.com', 'q@x.com', 'c@x.com'],
    )
  })

  it('need no name over them', () => {
    expect(columns([['a@x.com'], ['b@x.com']])).toEqual([['', 'a@x.com', 'b@x.com']])
    expect(columns([['typo@x'], ['b@x.com']])).toEqual([['', null, 'b@x.com']])
  })

  it('may be absent', () => {
    expect(columns([])).toEqual([])
    expect(columns([['Name'], ['Olga']])).toEqual([])
  })

  it('stand in six columns at most', () => {
    expect(columns([Array.from({ length: 9 }, (_, at) => `a${at}@x.com`)])).toHaveLength(6)
  })
})
