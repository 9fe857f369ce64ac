import type { Page } from '@playwright/test'
import { startLesson, type MadeLesson } from '../expert.ts'
import { people, signInQuickly } from '../journey.ts'
import { addSection, openToAll, pdf, picture, putFile } from '../media.ts'
import type { Screen } from './screen.ts'

/** One lesson with files for each server, whatever the number of screens that show it. */
const lessons = new Map<string, Promise<MadeLesson>>()

const make = async (page: Page): Promise<MadeLesson> => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const lines = Array.from({ length: 9 }, (_, at) => `Chapter ${at + 1} of the reading list`)
  const files = [
    { uuid: await putFile(page, picture('Spacing in one picture.png', '1600x900')) },
    { uuid: await putFile(page, pdf('Reading list.pdf', lines)), allow_doc_preview: true },
    {
      uuid: await putFile(
        page,
        pdf('A plan with a long name that does not fit on one line of a telephone.pdf', lines),
      ),
    },
  ]
  const unit = { key: 'unit-files', title: 'Materials', type_id: 4, content: { files } }
  await addSection(page, token, lesson, [unit])
  await openToAll(page, token, lesson)
  return lesson
}

const lessonOf = (page: Page): Promise<MadeLesson> => {
  const { origin } = new URL(page.url())
  const made = lessons.get(origin) ?? make(page)
  lessons.set(origin, made)
  return made
}

const open = async (page: Page): Promise<void> => {
  await page.goto((await lessonOf(page)).link)
  await page.locator('section[data-state=ready]').waitFor()
}

const openDocument = async (page: Page): Promise<void> => {
  await open(page)
  await page.getByRole('button', { name: 'View Reading list.pdf' }).click()
  const viewer = page.locator('dialog section[data-state=ready]')
  await viewer.waitFor()
  await viewer.getByRole('button', { name: 'Thumbnails' }).click()
  await viewer.locator('button[data-drawn]').first().waitFor()
}

const openPicture = async (page: Page): Promise<void> => {
  await open(page)
  await page.locator('figure button').first().click()
  await page.locator('dialog [data-scale] img').waitFor()
}

const openEditor = async (page: Page): Promise<void> => {
  const { editor } = await lessonOf(page)
  await page.goto(editor.replace('section=0', 'section=1'))
  await page.getByText('Reading list.pdf').waitFor()
}

/** Every screen of the files of a lesson. */
export const documentsScreens: readonly Screen[] = [
  { name: 'lesson-files', as: 'expert', path: () => '/', prepare: open },
  { name: 'lesson-document', as: 'expert', path: () => '/', prepare: openDocument },
  { name: 'lesson-picture', as: 'expert', path: () => '/', prepare: openPicture },
  { name: 'expert-lesson-files', as: 'expert', path: () => '/', prepare: openEditor },
]
