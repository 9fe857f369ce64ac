import type { BrowserContext, Page } from '@playwright/test'
import {
  addText,
  expectOnServer,
  expectStored,
  readSections,
  startLesson,
  textsOf,
} from '../support/expert.ts'
import { expect, test } from '../support/journey.ts'
import { startServer } from '../support/server.ts'

/** Whether the device keeps these words, as the page's own memory would not survive. */
const isOnDevice = (words: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('lectern-outbox')
    opening.addEventListener('error', () => reject(new Error('The device keeps nothing.')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('changes').objectStore('changes').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result).includes(words))
      })
    })
  })

/** Ends the renderer of a page in the middle of what it does. */
const crash = async (page: Page, context: BrowserContext): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Somebody who types numbered words at the end of the first text of a lesson. */
const createTypist = () => {
  const words: string[] = []
  return {
    words,
    type: async (page: Page, count: number) => {
      for (let made = 0; made < count; made += 1) {
        words.push(`word${words.length + 1}x`)
        await page.keyboard.type(` ${words.at(-1)}`)
      }
    },
    /** Opens the lesson in another tab, finds every word there and goes on at their end. */
    goOn: async (context: BrowserContext, address: string): Promise<Page> => {
      const page = await context.newPage()
      await page.goto(address)
      await expect(textsOf(page)).toHaveText(words.join(' '))
      await textsOf(page).press('Control+End')
      return page
    },
  }
}

test('network, server and tab are killed one after the other while somebody types: every word is kept', async ({
  browser,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin })
  const first = await context.newPage()
  const lesson = await startLesson(first)
  const { words, type, goOn } = createTypist()
  const wordsOnServer = async (page: Page) =>
    [...JSON.stringify(await readSections(page, lesson)).matchAll(/word\d+x/g)].map(([word]) => word)

  await first.goto(lesson.editor)
  await addText(first)
  await type(first, 3)
  await context.setOffline(true)
  await type(first, 3)
  await context.setOffline(false)
  await type(first, 3)
  await expectStored(first)
  const acknowledged = [...words]
  expect(await wordsOnServer(first)).toEqual(acknowledged)

  await type(first, 3)
  await server.kill()
  await type(first, 3)
  // The tab goes at once after its last letter, and nobody is there to take it.
  await first.goto('about:blank')
  await first.close()
  await server.restart()

  const second = await goOn(context, lesson.editor)
  expect(await wordsOnServer(second)).toEqual(expect.arrayContaining(acknowledged))
  await type(second, 3)
  await expect.poll(() => second.evaluate(isOnDevice, words.at(-1) ?? '')).toBe(true)
  await crash(second, context)

  const third = await goOn(context, lesson.editor)
  await type(third, 3)
  await expect.poll(() => wordsOnServer(third), { timeout: 20_000 }).toEqual(words)
  await server.kill()
  await server.restart()
  expect(await wordsOnServer(third)).toEqual(words)
  await third.reload()
  await expect(textsOf(third)).toHaveText(words.join(' '))
  await context.close()
  await server.remove()
})

test('a tab that crashes without a connection loses no word of a text with a heading and a list', async ({
  page,
  context,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('Online. ')
  await expectStored(page)
  await context.setOffline(true)
  await page.keyboard.type('**Offline** words')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## A heading')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- first entry')
  await page.keyboard.press('Enter')
  await page.keyboard.type('the last entry before the crash')
  await expect.poll(() => page.evaluate(isOnDevice, 'the last entry before the crash')).toBe(true)
  await crash(page, context)
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(lesson.editor)
  const text = textsOf(again)
  await expect(text.locator('p').first()).toHaveText('Online. Offline words')
  await expect(text.locator('strong')).toHaveText('Offline')
  await expect(text.getByRole('heading')).toHaveText('A heading')
  await expect(text.getByRole('listitem')).toHaveText(['first entry', 'the last entry before the crash'])
  await expectOnServer(again, lesson, 'the last entry before the crash')
})
