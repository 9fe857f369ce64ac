import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'
import { findLetterFaults } from './screens/letter-look.ts'

/** A letter as the demo keeps it. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Whoever can ask the server: a page, or a request of its own. */
interface Asker {
  readonly request: APIRequestContext
}

/** The newest letter to an address whose text says `words`; waits until it is there, and sees that everybody can read it. */
export const letterTo = async (asker: Asker, to: string, words: string | RegExp = ''): Promise<Letter> => {
  let found: Letter | undefined
  await expect(async () => {
    const { data } = await (await asker.request.get('/dev/mailbox.json')).json()
    found = data.find((letter: Letter) => letter.to === to && new RegExp(words).test(letter.text))
    expect(found, `a letter to ${to}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  const letter = found ?? { to, subject: '', text: '', html: '' }
  expect(await findLetterFaults(letter.html), `the letter “${letter.subject}” in light and dark`).toEqual([])
  return letter
}

/** The six digits of the newest letter to an address. */
export const codeTo = async (asker: Asker, to: string, words?: string | RegExp): Promise<string> => {
  const { text } = await letterTo(asker, to, words)
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''
}

/** The first address of this site in the newest letter to somebody, as a path. */
export const linkTo = async (asker: Asker, to: string, words?: string | RegExp): Promise<string> => {
  const { text } = await letterTo(asker, to, words)
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://nowhere')
  return link.pathname + link.search + link.hash
}
