import { createDraft, type Draft } from './draft.ts'
import { formsOf, type NameForms, titleOf } from './names.ts'

const contract = 'packages/contract/src/blocks'
const web = 'apps/web/src/features/blocks'

/** The kind that is copied: what the house does today, so that the copy can be no older. */
const files = [
  `${contract}/types/audio/index.ts`,
  ...['description.ts', 'editor.tsx', 'unit.tsx', 'view.tsx', 'view.module.css'].map(
    (file) => `${web}/types/audio/${file}`,
  ),
]

/** What of the example is its own name, and not the audio that it plays. */
const renamed = (text: string, { kebab, camel, pascal, snake }: NameForms, id: number): string =>
  text
    .replaceAll(/\baudio(Block|Description)\b/g, `${camel}$1`)
    .replaceAll(/\bAudio(UnitEditor|Unit|View|ViewProps)\b/g, `${pascal}$1`)
    .replaceAll('unitType.audio', `unitType.${camel}`)
    .replaceAll('types/audio/', `types/${kebab}/`)
    .replaceAll(/((?:lesson-editor|lesson-text)\.(?:unit|add|slash_words|key))_audio/g, `$1_${snake}`)
    .replaceAll(/(UnitOf|ShownUnit)<1>/g, `$1<${id}>`)
    .replaceAll('type_id: 1 }', `type_id: ${id} }`)
    .replaceAll(/[Uu]nit type 1\b/g, (words) => words.replace('1', String(id)))

/** The letter that adds one at the end of a section: each kind has its own. */
const freeLetter = (name: string, taken: string): string => {
  const letter = `${name}abcdefghijklmnopqrstuvwxyz`
    .match(/[a-z]/g)
    ?.find((each) => !taken.includes(`letter: '${each}'`))
  if (letter === undefined) throw new Error('Every letter adds a kind of unit already.')
  return letter
}

const textsOf = (name: NameForms) => {
  const title = titleOf(name.kebab)
  const word = title.toLowerCase()
  return {
    [`unit_${name.snake}`]: { en: title, uk: `Блок «${word}»`, ru: `Блок «${word}»` },
    [`add_${name.snake}`]: { en: title, uk: `Блок «${word}»`, ru: `Блок «${word}»` },
    [`add_${name.snake}_help`]: {
      en: 'Upload a file or choose one from the storage.',
      uk: 'Завантажте файл або виберіть зі сховища.',
      ru: 'Загрузите файл или выберите из хранилища.',
    },
    [`key_${name.snake}`]: {
      en: `Add ${word} at the end`,
      uk: `Додати блок «${word}» у кінці`,
      ru: `Добавить блок «${word}» в конце`,
    },
  }
}

/** What may be typed after `/` to find it. */
const wordsOf = (name: NameForms) => {
  const word = titleOf(name.kebab).toLowerCase()
  return { [`slash_words_${name.snake}`]: { en: word, uk: `блок, ${word}`, ru: `блок, ${word}` } }
}

/** The id that the document reserved for this name, or the next one. */
const idOf = (ids: string, camel: string): { readonly id: number; readonly isNew: boolean } => {
  const reserved = new RegExp(`^  ${camel}: (\\d+),$`, 'm').exec(ids)?.[1]
  const highest = Math.max(...[...ids.matchAll(/: (\d+),$/gm)].map(([, id]) => Number(id)))
  return { id: reserved === undefined ? highest + 1 : Number(reserved), isNew: reserved === undefined }
}

const registerInContract = (draft: Draft, { kebab, camel }: NameForms): void => {
  const registry = `${contract}/registry.ts`
  addTypeImport(draft, registry, `${camel}Block`, `${kebab}/index.ts`)
  draft.before(registry, /^\] as const/m, `  ${camel}Block,\n`)
}

const registerOnWeb = (draft: Draft, { kebab, camel, pascal }: NameForms, id: number): void => {
  const descriptions = `${web}/block-descriptions.ts`
  addTypeImport(draft, descriptions, `${camel}Description`, `${kebab}/description.ts`)
  draft.before(descriptions, /^\]/m, `  ${camel}Description,\n`)
  for (const [file, part, source, wrap] of [
    ['block-editors.ts', `${pascal}UnitEditor`, 'editor.tsx', 'editorOf'],
    ['unit-view.tsx', `${pascal}Unit`, 'unit.tsx', 'viewOf'],
  ] as const) {
    addTypeImport(draft, `${web}/${file}`, part, `${kebab}/${source}`)
    draft.before(`${web}/${file}`, /^\}\n/m, `  ${id}: ${wrap}(${id}, ${part}),\n`)
  }
}

const addTypeImport = (draft: Draft, file: string, name: string, source: string) =>
  draft.before(file, /^import \{ \w+ \} from '\.\/types\//m, `import { ${name} } from './types/${source}'\n`)

const descriptionsOf = (draft: Draft): string =>
  [...draft.read(`${web}/block-descriptions.ts`).matchAll(/'\.(\/types\/[\w-]+\/description\.ts)'/g)]
    .map(([, file = '']) => draft.read(web + file))
    .join('\n')

/** Makes a kind of unit that works as the copied one does, until its files are written anew. Gives what was touched. */
export const makeBlock = (kebab: string, root = '.'): string[] => {
  const name = formsOf(kebab)
  const draft = createDraft(root)
  if (draft.has(`${contract}/types/${kebab}/index.ts`))
    throw new Error(`There is a kind of unit ${kebab} already.`)
  const { id, isNew } = idOf(draft.read(`${contract}/unit-types.ts`), name.camel)
  const letter = freeLetter(kebab, descriptionsOf(draft))
  for (const file of files) {
    const text = renamed(draft.read(file), name, id)
      .replace(/letter: '\w'/, `letter: '${letter}'`)
      // Files that are dropped become what takes them today.
      .replace(/^ {2}ofFiles: \{[\s\S]*?^ {2}\},\n/m, '')
    draft.add(file.replace('/audio/', `/${kebab}/`), text)
  }
  if (isNew) draft.before(`${contract}/unit-types.ts`, /^\} as const/m, `  ${name.camel}: ${id},\n`)
  registerInContract(draft, name)
  registerOnWeb(draft, name, id)
  draft.addTexts('lesson-editor', textsOf(name))
  draft.addTexts('lesson-text', wordsOf(name))
  return draft.save()
}
