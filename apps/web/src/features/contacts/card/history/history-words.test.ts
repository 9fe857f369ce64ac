import { facts } from '@lectern/contract/catalogue'
import { contactKeys } from '@lectern/contract/contacts/contacts'
import { expect, it } from 'vitest'
import en from '../../../../locales/en/contacts.json'
import ru from '../../../../locales/ru/contacts.json'
import uk from '../../../../locales/uk/contacts.json'
import { sentenceId } from './history-words.ts'

it.each([
  ['en', en],
  ['uk', uk],
  ['ru', ru],
])('every fact of the record has its sentence in %s', (_locale, texts) => {
  const known = new Set(Object.keys(texts).map((key) => `contacts.${key}`))
  expect(facts.map(({ type }) => sentenceId(type)).filter((id) => !known.has(id))).toEqual([])
})

it('every field that every contact has can be named', () => {
  const named = new Set(Object.keys(en))
  const others = { language: '', country: '', time_zone: '', birthday: '', manager_id: '' }
  expect(contactKeys.filter((key) => !named.has(key) && !Object.hasOwn(others, key))).toEqual([])
})
