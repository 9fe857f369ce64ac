import type { Page } from '@playwright/test'
import { lessonWithFilm } from '../players.ts'
import type { Screen } from './screen.ts'

const film = (page: Page) => page.locator('[data-film]')
const begin = (page: Page) => film(page).locator('[data-player] > button').click()

/** A film that stands still at twelve seconds, its words shown, its transcript open. */
const stop = async (page: Page): Promise<void> => {
  await begin(page)
  await film(page).locator('[data-player][data-phase=playing]').waitFor()
  await film(page).locator('[data-player]').focus()
  for (const key of ['k', '5', 'c']) await page.keyboard.press(key)
  await film(page).locator('[role=tab]').last().click()
  await film(page).locator('[data-line][aria-current]').waitFor()
  await film(page).scrollIntoViewIfNeeded()
}

const openMenu = async (page: Page): Promise<void> => {
  await stop(page)
  await film(page).locator('[data-bar] [aria-haspopup=menu]').click()
  await film(page).getByRole('menuitem').nth(1).click()
  await film(page).getByRole('menuitemradio').first().waitFor()
}

const breakFilm = async (page: Page): Promise<void> => {
  await page.route(/\/media\/.*\.(m3u8|mp4)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(/adsbygoogle/, (route) => route.fulfill({ body: '' }))
  await begin(page)
  await film(page).locator('[data-fault]').waitFor()
}

const prepareFilm = async (page: Page): Promise<void> => {
  const unready = { url: null, process_status: 'processing', process_progress: 42 }
  await page.route(/\/api\/v1\/(info-units|files)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const { data } = await answer.json()
    const change = (file: { kind: string }) => (file.kind === 'video' ? { ...file, ...unready } : file)
    const changed = 'files' in data ? { ...data, files: data.files.map(change) } : change(data)
    return route.fulfill({ response: answer, json: { data: changed } })
  })
  await page.reload()
  await page.locator('[data-preparing]').waitFor()
}

const screen = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name: `player-${name}`,
  as: 'student',
  path: () => lessonWithFilm,
  prepare,
})

/** The states of the players in a lesson. */
export const playersScreens: readonly Screen[] = [
  screen('first', (page) => film(page).waitFor()),
  screen('controls', stop),
  screen('menu', openMenu),
  screen('fault', breakFilm),
  screen('preparing', prepareFilm),
]
