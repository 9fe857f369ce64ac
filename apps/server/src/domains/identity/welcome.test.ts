import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs.ts'
import { silentLog } from '../../platform/log.ts'
import { drainQueue } from '../../platform/queue/worker.ts'
import { testApp } from '../../testing/app.ts'
import { openTestSchool } from '../../testing/people.ts'

const app = await testApp()
await openTestSchool(app, 'letters', true)

const messages = {
  'mail.greeting': ['Вітаємо, ', ['name']],
  'mail.welcome_subject': ['Вітаємо у школі «', ['school'], '»'],
  'mail.welcome_text': ['Адреса: ', ['email']],
  'mail.welcome_action': ['Переглянути курси'],
  'mail.footer': ['Школа ', ['school']],
}
mkdirSync(join(app.dependencies.textsFolder, 'uk'), { recursive: true })
writeFileSync(
  join(app.dependencies.textsFolder, 'uk', 'mail.json'),
  JSON.stringify({ hash: 'test', messages }),
)

const register = (name: string, email: string, host = 'localhost') =>
  app.call('POST', '/auth/register', {
    body: { name, email, password: 'a-long-password', language: 'uk' },
    headers: { host },
  })
const deliver = () =>
  drainQueue(app.dependencies.database, jobHandlers(app.dependencies), { clock: app.clock, log: silentLog })
const letterTo = async (email: string) =>
  (await app.dependencies.storedMails?.storedMails())?.find((mail) => mail.to === email)

describe('the welcome', () => {
  it('goes to a new person in the language of the sign-up, as text and as HTML', async () => {
    await register('Оксана Демо', 'oksana@lectern.test')
    await deliver()
    const letter = await letterTo('oksana@lectern.test')
    expect(letter?.subject).toBe('Вітаємо у школі «letters»')
    expect(letter?.text).toContain('Переглянути курси: http://127.0.0.1:3000/courses')
    expect(letter?.html).toContain('Вітаємо, Оксана Демо')
  })

  it('links to the configured address, whatever host the call names', async () => {
    await register('Somebody', 'poisoned@lectern.test', 'evil.test')
    await deliver()
    expect((await letterTo('poisoned@lectern.test'))?.html).not.toContain('evil.test')
  })

  it('shows a name as text', async () => {
    await register('<b>Bold</b>', 'markup@lectern.test')
    await deliver()
    expect((await letterTo('markup@lectern.test'))?.html).not.toContain('<b>Bold')
  })
})
