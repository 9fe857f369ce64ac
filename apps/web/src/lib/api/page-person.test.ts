import { afterEach, expect, test } from 'vitest'
import { createSliceServer } from '../../features/files/recording/delivery/slice-server.ts'
import { personHeader, setPagePerson } from './page-person.ts'

afterEach(() => setPagePerson(undefined))

test('a visitor names nobody', () => {
  expect(personHeader()).toEqual({})
})

test('a recording is sent as the work of the person whose page it was made on', async () => {
  setPagePerson('12')
  const named: (string | null)[] = []
  const server = createSliceServer(async (_address, init) => {
    named.push(new Headers(init?.headers).get('X-Person-Id'))
    return new Response(null, { status: 201, headers: { Location: '/api/v1/uploads/a' } })
  })
  await server.begin({ name: 'a.webm', mimeType: 'video/webm', model: 'storage' })
  expect(named).toEqual(['12'])
})
