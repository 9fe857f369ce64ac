import { expect, type Locator, type Page } from '@playwright/test'
import { createDice, type Dice } from './dice.ts'
import { textsOf } from '../expert.ts'
import { countAtRest, isThere, textsAtRest } from '../hands/reads.ts'

/** What one author did: words that must stand somewhere at the end, and how often a clash was asked about. */
export interface RandomAuthor {
  readonly words: ReadonlySet<string>
  readonly clashes: () => number
  /** What they did, in words, with the texts that stood on their page after it. */
  readonly log: readonly string[]
  /** Makes edits one after the other. */
  edit: (count: number) => Promise<void>
}

/** Answers every question about two versions with "Keep both", which is what the dialog offers first. */
const answerClashes = async (page: Page): Promise<() => number> => {
  let count = 0
  const decide = page.getByRole('button', { name: 'Continue with these' })
  await page.addLocatorHandler(decide, async (button) => {
    count += 1
    await button.click()
  })
  return () => count
}

const sectionButtons = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /^\d+ / })

/** Somebody who edits a lesson at random; every word bears their name and its number. */
export const createRandomAuthor = async (page: Page, name: string, seed: number): Promise<RandomAuthor> => {
  const dice = createDice(seed)
  const words = new Set<string>()
  const clashes = await answerClashes(page)
  let made = 0
  const nextWord = () => {
    made += 1
    return `${name}${made}x`
  }
  /** A word counts once it stands on the page: a question that comes between takes the letters that follow. */
  const write = async (text: Locator) => {
    const before = clashes()
    const word = nextWord()
    await text.press('Control+End')
    await text.pressSequentially(` ${word}`)
    const stands = page.getByRole('textbox').filter({ hasText: word }).first()
    const isWritten = await stands.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (!isWritten && clashes() === before && !(await isThere(page.getByRole('dialog')))) {
      throw new Error(`${name}: the word ${word} is not where it was typed`)
    }
    if (isWritten) words.add(word)
  }
  const steps = createSteps({ page, dice, write, nextWord, clashes })
  const log: string[] = []
  const edit = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const step = await steps()
      const section = await page.getByRole('textbox', { name: 'Section name' }).inputValue()
      log.push(`${step}, in ${section}: ${(await textsAtRest(textsOf(page))).join(' | ')}`)
    }
  }
  return { words, clashes, log, edit }
}

interface Hand {
  readonly page: Page
  readonly dice: Dice
  readonly write: (text: Locator) => Promise<void>
  readonly nextWord: () => string
  readonly clashes: () => number
}

const createSteps = ({ page, dice, write, nextWord, clashes }: Hand) => {
  const openSection = async () => {
    const all = sectionButtons(page)
    await all.nth(dice.below(await countAtRest(all))).click()
  }
  const anyText = async (): Promise<Locator | undefined> => {
    const count = await countAtRest(textsOf(page))
    return count === 0 ? undefined : textsOf(page).nth(dice.below(count))
  }
  const choose = async (entry: string) => {
    const menus = page.getByRole('button', { name: /^Actions for Text \d+$/ })
    const count = await countAtRest(menus)
    if (count < 2) return false
    const menu = menus.nth(dice.below(count))
    const item = page.getByRole('menuitem', { name: entry, exact: true })
    await menu.click()
    return unlessAsked(async () => {
      // A move by the other author takes the text, with the menu that was just opened, to another place, which closes it.
      await item.waitFor({ timeout: 5000 }).catch(() => menu.click())
      if (await isThere(item.and(page.locator(':disabled, [aria-disabled=true]')))) {
        await page.keyboard.press('Escape')
        return false
      }
      await item.click({ timeout: 5000 })
      return true
    })
  }
  /** A question about two versions closes a menu that stood open: nothing was chosen of it then. */
  const unlessAsked = async (work: () => Promise<boolean>): Promise<boolean> => {
    const before = clashes()
    try {
      return await work()
    } catch (error) {
      if (clashes() === before) throw error
      return false
    }
  }
  const type = async () => {
    const text = await anyText()
    if (text) await write(text)
  }
  // The caret need not be in it: a question about a clash may come between.
  const add = async () => {
    const before = await countAtRest(textsOf(page))
    await page.getByRole('main').getByRole('button', { name: /^Text/ }).last().click()
    await expect(textsOf(page).nth(before)).toBeVisible()
    await write(textsOf(page).nth(before))
  }
  const deleteAndUndo = async () => {
    if (!(await choose('Delete'))) return
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  }
  const rename = () => page.getByRole('textbox', { name: 'Section name' }).fill(nextWord())
  const retitle = () => page.getByRole('textbox', { name: 'Lesson title' }).fill(`Title ${nextWord()}`)
  const moveUp = async () => void (await choose('Move up'))
  const moveDown = async () => void (await choose('Move down'))
  const steps = [
    ...[type, type, type, type, type, type],
    ...[openSection, openSection],
    ...[add, deleteAndUndo, rename, retitle],
    ...[moveUp, moveDown],
  ]
  return async () => {
    const step = dice.one(steps)
    await step()
    return step.name
  }
}
