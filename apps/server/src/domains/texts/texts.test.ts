import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentedGroups, messagesOf } from './documented-groups.ts'

const locales = join(import.meta.dirname, '../../../../web/src/locales/en')
const idsOf = async (group: string): Promise<string[]> =>
  Object.keys(JSON.parse(await readFile(join(locales, `${group}.json`), 'utf8'))).map(
    (key) => `${group}.${key}`,
  )

test.each(['profile', 'partners', 'contact', 'builder', 'payments', 'marathon'] as const)(
  'the group %s of document 002 §7 holds texts of every file that it names',
  async (name) => {
    const sources = documentedGroups.get(name) ?? []
    expect(sources).not.toEqual([])
    for (const source of sources) {
      const messages = Object.fromEntries((await idsOf(source.group)).map((id) => [id, '']))
      expect(Object.keys(messagesOf(source, messages))).not.toEqual([])
    }
  },
)

test('a source takes the messages whose keys begin as it names, and all where it names none', () => {
  const messages = { 'account.payment_paid': ['Paid'], 'account.profile': ['Profile'] }
  expect(messagesOf({ group: 'account', keys: ['payment_'] }, messages)).toEqual({
    'account.payment_paid': ['Paid'],
  })
  expect(messagesOf({ group: 'account' }, messages)).toEqual(messages)
})
