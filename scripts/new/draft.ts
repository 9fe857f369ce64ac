import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const locales = ['en', 'uk', 'ru'] as const

/** One text in every language. */
export type Words = Readonly<Record<(typeof locales)[number], string>>

/** Changes of the project that are written all together, or not at all when one of them cannot be made. */
export interface Draft {
  has(file: string): boolean
  read(file: string): string
  /** @throws Error when the file is there already */
  add(file: string, text: string): void
  /** Puts `line` before the first match. @throws Error when there is none: the file has changed, and the generator must follow */
  before(file: string, place: RegExp, line: string): void
  replace(file: string, place: RegExp, text: string): void
  /** Adds texts to a group in every language, in the order of their names. */
  addTexts(group: string, texts: Readonly<Record<string, Words>>): void
  /** Writes everything. @returns the files */
  save(): string[]
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const readTexts = (text: string): Record<string, string> => {
  const texts: unknown = JSON.parse(text)
  return isTexts(texts) ? texts : {}
}

const withTexts = (
  known: Record<string, string>,
  texts: Readonly<Record<string, Words>>,
  locale: keyof Words,
) => {
  const added = Object.entries(texts).map(([key, words]): [string, string] => [key, words[locale]])
  const entries = [...Object.entries(known), ...added]
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** An empty draft of the project in a folder. */
export const createDraft = (root: string): Draft => {
  const written = new Map<string, string>()
  const has = (file: string) => written.has(file) || existsSync(join(root, file))
  const read = (file: string) => written.get(file) ?? readFileSync(join(root, file), 'utf8')
  const replace = (file: string, place: RegExp, text: string) => {
    const old = read(file)
    if (!place.test(old)) throw new Error(`${file} has no place like ${String(place)}.`)
    written.set(
      file,
      old.replace(place, () => text),
    )
  }
  return {
    has,
    read,
    replace,
    add(file, text) {
      if (has(file)) throw new Error(`${file} is there already.`)
      written.set(file, text)
    },
    before(file, place, line) {
      const [found = ''] = place.exec(read(file)) ?? []
      replace(file, place, `${line}${found}`)
    },
    addTexts(group, texts) {
      for (const locale of locales) {
        const file = `apps/web/src/locales/${locale}/${group}.json`
        const known = readTexts(read(file))
        const taken = Object.keys(texts).find((key) => key in known)
        if (taken !== undefined) throw new Error(`There is a text ${group}.${taken} already.`)
        written.set(file, `${JSON.stringify(withTexts(known, texts, locale), null, 2)}\n`)
      }
    },
    save() {
      for (const [file, text] of written) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
      return [...written.keys()]
    },
  }
}
