import { type APIRequestContext, expect } from '@playwright/test'

type Call = (method: string, path: string, data?: unknown) => Promise<{ id: number; state: string }>

const words = 'a very long city '.repeat(6).trim()
const file = `Email,Name,City\nwalked@walk.test,Walked,${words}\nnot an e-mail,Nobody,${words}\n`

/** An import of contacts whose dry run is over. */
export const makeImport = async (request: APIRequestContext, token: string, call: Call): Promise<number> => {
  const reply = await request.post('/api/v1/contacts/imports/upload', {
    headers: { authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
    multipart: { file: { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) } },
  })
  if (!reply.ok()) throw new Error(`The file of contacts was refused: ${await reply.text()}`)
  const path = `/contacts/imports/${(await reply.json()).data.id}`
  const isAt = (state: string) =>
    expect.poll(async () => (await call('GET', path)).state, { timeout: 60_000 }).toBe(state)
  await isAt('ready')
  const mapping = [{ to: 'email' }, { to: 'name' }, { to: 'city' }]
  const { id } = await call('PUT', `${path}/plan`, { mapping, rules: {}, base_version: 0 })
  await isAt('checked')
  return id
}
