import { recordingFileName } from '@lectern/contract/files/recording-name'
import { locales } from '@lectern/contract/kernel/locales'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { openTestSchool } from '../../testing/people.ts'
import { uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { writeTextGroup } from '../../testing/write-texts.ts'

const app = await testApp()
const { owner } = await openTestSchool(app, 'recorded', true)
const as = owner.token
writeTextGroup(app.dependencies.textsFolder, 'common')

const began = Date.UTC(2026, 10, 22, 22, 5)
const name = recordingFileName('audio', began, 'webm')
const upload = async (wanted: string, words: string): Promise<string> =>
  (await uploadForm(app, as, { name: wanted, bytes: Buffer.from(words) })).body.data.original_name
// By its content a text; the search goes by the name.
const kept = await upload(name.replace('.webm', '.txt'), 'A recording of the evening.')
await upload('other.txt', 'Other words.')

const found = async (search: string, locale = 'en', zone = 'UTC') => {
  const query = new URLSearchParams({ search, time_zone: zone })
  const { body } = await app.call('GET', `/files?${query.toString()}`, {
    as,
    headers: { 'x-language': locale },
  })
  return body.data.map((file: { original_name: string }) => file.original_name)
}

it('a recording is found by the day and hour by which it is called', async () => {
  for (const search of ['22 Nov', '22:05', 'Recording, 22 Nov 2026', 'recording 22:05'])
    expect([search, await found(search)]).toEqual([search, [kept]])
  for (const search of ['23 Nov', '22:06', 'Video recording'])
    expect([search, await found(search)]).toEqual([search, []])
})

it('the day and the hour are those of the reader', async () => {
  expect(await found('23 Nov', 'en', 'Europe/Kyiv')).toEqual([kept])
  expect(await found('0:05', 'en', 'Europe/Kyiv')).toEqual([kept])
  expect(await found('22 Nov', 'en', 'Europe/Kyiv')).toEqual([])
})

it.each(locales)('in %s it is found by what its title says there', async (locale) => {
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  expect(await found(day.format(began), locale)).toEqual([kept])
})

it('a zone that does not exist is refused', async () => {
  const { status, body } = await app.call('GET', '/files?search=a&time_zone=Nowhere/Land', { as })
  expect([status, body.error_codes]).toEqual([422, { time_zone: ['unknown_time_zone'] }])
})
