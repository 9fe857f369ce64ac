import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addBeside } from './add-beside.ts'
import { formsOf, rename } from './names.ts'

/** The type that is copied: what the house does today, so that the copy can be no older. */
const example = formsOf('multiple-answer')

const contract = 'packages/contract/src/quizzes/question-types'
const web = 'apps/web/src/features/quizzes/question-types'

/** Where the types stand beside each other. */
const registries = [
  `${contract}/slugs.ts`,
  `${contract}/registry.ts`,
  `${web}/question-editors.ts`,
  `${web}/question-views.ts`,
  `${web}/question-results.ts`,
  ...['en', 'uk', 'ru'].map((locale) => `apps/web/src/locales/${locale}/questions.json`),
]

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Makes a question type that works as the copied one does, until its files are written anew. Gives what was touched. */
export const makeQuestionType = (kebab: string, root = '.'): string[] => {
  const name = formsOf(kebab)
  const made = [contract, web].map((floor) => `${floor}/types/${kebab}`)
  if (made.some((folder) => existsSync(join(root, folder))))
    throw new Error(`There is a question type ${kebab} already.`)
  for (const folder of made) {
    cpSync(join(root, folder, '..', example.kebab), join(root, folder), { recursive: true })
    for (const file of globSync('**/*.*', { cwd: join(root, folder) }))
      rewrite(join(root, folder, file), (text) => rename(text, example, name))
  }
  for (const file of registries) rewrite(join(root, file), (text) => addBeside(text, example, name))
  return [...made.map((folder) => `${folder}/`), ...registries]
}
