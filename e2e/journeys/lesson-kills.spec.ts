import { addText, expectOnServer, expectStored, startLesson, textsOf } from '../support/expert.ts'
import { expect, test } from '../support/journey.ts'

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
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
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
