import { expect, type Page } from '@playwright/test'
import { createDice } from '../lessons/dice.ts'
import { textsOf } from '../texts.ts'
import { decideByKey } from './decide-by-key.ts'
import { type CallRecord, recordCalls } from './call-record.ts'
import { isEditableAtRest } from '../hands/reads.ts'

/** Words that a reviewer sent, and where. */
interface SentWords {
  readonly attempt: number
  readonly question: string | null
  readonly words: string
}

/** What one reviewer did. */
export interface RandomReviewer {
  readonly record: CallRecord
  /** In the order in which they were sent. */
  readonly sent: readonly SentWords[]
  /** The attempt on the page, and the one that was decided last. */
  readonly places: () => number[]
  /** Works until a moment, in milliseconds since 1970. */
  work: (until: number) => Promise<void>
}

interface Desk {
  /** Also the first part of each of their words. */
  readonly name: string
  /** The address of the queue. */
  readonly list: string
  readonly seed: number
  /** What stands on the page of an attempt alone. */
  readonly answerOf: (attempt: number) => string
  /** Attempts at which the colleague is, or was just now. */
  readonly colleagueAt: () => readonly number[]
}

/** Fewer comments in a minute than the server takes of one person. */
const perMinute = 20

const t = textsOf('en')

const attemptAt = (page: Page): number | undefined => {
  const [, id] = /\/practices\/(\d+)/.exec(page.url()) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Somebody who checks a queue by keys, at random. */
export const createRandomReviewer = (page: Page, desk: Desk): RandomReviewer => {
  const dice = createDice(desk.seed)
  const record = recordCalls(page, desk.name)
  const sent: SentWords[] = []
  const sentAt: number[] = []
  const settle = () =>
    expect.poll(() => record.pending(), { intervals: [20, 50, 100], message: 'calls end' }).toBe(0)
  const press = (key: string) => page.keyboard.press(key)
  const decide = () => decideByKey(page, t, dice.one(['1', '2', '3']))
  const shown = () => page.locator('main [data-question]').first().waitFor()

  /** A page that was loaded anew has forgotten which queue it was at. */
  let isInQueue = false
  const begin = async () => {
    await page.goto(desk.list)
    await page.getByRole('button', { name: t('practices.review_next') }).click()
    const none = page.getByText(t('practices.review_none')).first()
    await Promise.race([page.waitForURL(/\/practices\/\d+/), none.waitFor()])
    isInQueue = true
  }
  const goOn = () => (isInQueue ? press('n') : begin())
  const open = async (attempt: number) => {
    await page.goto(`/expert/practices/${attempt}`)
    isInQueue = false
    await shown()
  }
  const reload = async () => {
    await page.reload()
    isInQueue = false
    if (attemptAt(page) !== undefined) await shown()
  }

  /** The attempt whose page has come to rest. */
  const restingAt = async (): Promise<number | undefined> => {
    await settle()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const attempt = attemptAt(page)
    if (attempt !== undefined) await page.getByText(desk.answerOf(attempt), { exact: true }).first().waitFor()
    return attempt
  }
  const write = async () => {
    const attempt = await restingAt()
    const lastMinute = sentAt.filter((at) => Date.now() - at < 60_000).length
    if (attempt === undefined || lastMinute >= perMinute) return
    const talk = page.locator('[data-talk]:has(textarea:focus)')
    // The comments of a page that was just loaded may come later than the key.
    await expect(async () => {
      await press('m')
      await talk.waitFor({ timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    const question = await talk.getAttribute('data-talk')
    const field = page.locator(`[data-talk="${question}"]`).getByRole('textbox').first()
    const own = `${desk.name} says ${sent.length + 1} of ${attempt}.`
    await page.keyboard.type(own)
    // A page that leads on in this very moment leaves the words at the attempt before, for the next comment there.
    if ((await restingAt()) !== attempt) return
    await expect(field).toHaveValue(new RegExp(`${own}$`))
    const words = await field.inputValue()
    await press('Enter')
    await expect(field).toHaveValue('')
    sent.push({ attempt, question, words })
    sentAt.push(Date.now())
    if (dice.below(3) === 0) await reload()
    else await press('Escape')
  }
  const givePoints = async () => {
    await settle()
    const field = page.getByRole('textbox', { name: t('practices.points_give') }).first()
    if (!(await isEditableAtRest(field))) return
    await field.fill(dice.one(['0', '0,5', '1', '1.5', '2']))
    await field.press('Enter')
    await settle()
    await field.press('Escape')
    await field.blur()
  }
  const decideAndGoOn = async () => {
    await decide()
    await goOn()
  }
  const decideAndUndo = async () => {
    await decide()
    await settle()
    await press('u')
  }
  const undoAndDecide = async () => {
    await press('u')
    await decide()
  }
  const leave = async () => {
    await page.goto(desk.list)
    isInQueue = false
  }
  const meet = async () => {
    const places = desk.colleagueAt()
    if (places.length === 0) return
    await open(dice.one(places))
    await decide()
  }
  const steps = [
    ...[goOn, goOn, goOn, goOn, decide, decide, decide],
    ...[decideAndGoOn, decideAndGoOn, decideAndUndo, undoAndDecide, () => press('u')],
    ...[write, write, givePoints, givePoints],
    ...[leave, reload, meet, meet, meet],
  ]
  const work = async (until: number) => {
    // However slow the machine is, there is a decision and a comment of each.
    await begin()
    await restingAt()
    await decide()
    await write()
    while (Date.now() < until) {
      if (attemptAt(page) === undefined) await begin()
      else await dice.one(steps)()
      // Some press the next key before the last one is answered.
      if (dice.below(3) > 0) await settle()
    }
    await settle()
  }
  const lastDecided = () => record.calls.findLast(({ kind }) => kind === 'decision')?.attempt
  const places = () => [attemptAt(page), lastDecided()].filter((attempt) => attempt !== undefined)
  return { record, sent, places, work }
}
