import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { locales } from '@lectern/contract/kernel/locales'
import { groupNames, localesFolder, readGroup } from './texts/compile-texts.ts'
import { leftWordFaults } from './texts/left-words.ts'
import { findIds, messageFaults } from './texts/text-faults.ts'

const webRoot = resolve(import.meta.dirname, '..')

/** Messages that are the same in every language: names and signs. */
const sameEverywhere = new Set([
  'CRM',
  'API',
  'Lectern',
  'E-mail',
  'HTML',
  'PDF',
  'GIFT',
  'Moodle XML',
  'QTI 2.1',
  'XLSX',
  'CSV',
  // The difference of two books.
  'Δ 0',
])

/** Messages that document 001 §8 gives word for word. */
const givenByDocument = new Set(['player.ad_blocker'])

const groups = groupNames()
const others = locales.filter((locale) => locale !== 'en')

const fileFaults = (): string[] =>
  others.flatMap((locale) => {
    const names = globSync('*.json', { cwd: resolve(localesFolder, locale) }).map((name) =>
      name.replace('.json', ''),
    )
    const missing = groups
      .filter((group) => !names.includes(group))
      .map((group) => `${locale} lacks ${group}.json`)
    const unknown = names
      .filter((name) => !groups.includes(name))
      .map((name) => `${locale}/${name}.json has no English`)
    return [...missing, ...unknown]
  })

const groupFaults = (locale: string, group: string): string[] => {
  const english = readGroup('en', group)
  const texts = readGroup(locale, group)
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key))
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(english, key))
  const wrong = Object.entries(texts).flatMap(([key, message]) => {
    const source = english[key] ?? ''
    return [
      ...messageFaults(locale, message, source, sameEverywhere.has(source)),
      ...(givenByDocument.has(`${group}.${key}`) ? [] : leftWordFaults(locale, message)),
    ].map((fault) => `"${key}" ${fault}`)
  })
  return [
    ...missing.map((key) => `lacks "${key}"`),
    ...unknown.map((key) => `"${key}" has no English`),
    ...wrong,
  ].map((fault) => `${locale}/${group}.json: ${fault}`)
}

const usageFaults = (): string[] => {
  // The server writes letters with the texts of the group `mail`; words of other companies' services are none of ours.
  const files = globSync(['src/**/*.{ts,tsx}', '../server/src/**/*.ts'], { cwd: webRoot }).filter(
    (path) => !/\.(test|gen)\.tsx?$|[\\/]testing[\\/]|platform[\\/]providers[\\/]/.test(path),
  )
  const used = files.map((path) => findIds(readFileSync(resolve(webRoot, path), 'utf8'), groups))
  const ids = new Set(used.flatMap((each) => [...each.ids]))
  const families = used.flatMap((each) => [...each.families])
  const known = groups.flatMap((group) => Object.keys(readGroup('en', group)).map((key) => `${group}.${key}`))
  const unused = known.filter((id) => !ids.has(id) && !families.some((start) => id.startsWith(start)))
  const missing = [...ids].filter((id) => !known.includes(id))
  return [
    ...unused.map((id) => `"${id}" is used nowhere`),
    ...missing.map((id) => `"${id}" is used and has no text`),
  ]
}

// A missing file would fail the rest; its own message says more.
const faults = fileFaults()
if (faults.length === 0) {
  faults.push(
    ...locales.flatMap((locale) => groups.flatMap((group) => groupFaults(locale, group))),
    ...usageFaults(),
  )
}
for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log(`${groups.length} groups in ${locales.length} languages hold`)
process.exitCode = faults.length > 0 ? 1 : 0
