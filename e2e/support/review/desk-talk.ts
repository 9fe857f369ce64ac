import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { press } from '../hands/hands.ts'
import type { textsOf } from '../texts.ts'

/** From this width on, the desk has a column for what is said about one of them. */
const columnWidth = 1200

/** Shows what is said about the outlined question, or about the whole attempt. */
export const showTalkOf = async (
  page: Page,
  t: ReturnType<typeof textsOf>,
  what: 'question' | 'attempt',
): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < columnWidth) return
  const column = page.getByRole('group', { name: t('practices.talk_of'), exact: true })
  await press(column.getByText(t(`practices.talk_of_${what}`), { exact: true }))
}

/** A wide desk has one place to write, whatever its column is about. */
export const expectOnePlaceToWrite = async (page: Page, t: ReturnType<typeof textsOf>): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < columnWidth) return
  const places = page.getByRole('textbox', { name: t('comments.write_label'), exact: true })
  await expect(places).toHaveCount(1)
}
