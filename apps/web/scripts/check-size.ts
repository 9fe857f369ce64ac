import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { distRoot } from '../vite.config.ts'
import { readCurrentBuild } from './builds.ts'
import { readClientManifest } from './page-manifest.ts'

/** What a learner downloads on a lesson, in kB (1000 bytes) of gzip; PRODUCT and issue budgets. */
const budget = 160

const current = readCurrentBuild(distRoot)
if (current === undefined) throw new Error('Build the web first: its files are missing')
const build = resolve(distRoot, current.folder)
const entry = 'src/entry-client.tsx'
const lesson = 'src/routes/_learner/courses/$course/$lesson.tsx'

/** Loaded after the page stands: by every signed-in learner the outbox, by everybody who practises the player. */
const lazyButAlways = [
  /^src\/lib\/outbox\//,
  /^src\/features\/attempts\/components\/attempt-screen|^_practice-/,
]

/** Traces that minified code of these libraries cannot hide. */
const forbidden = [
  { name: 'zod', trace: /ZodError|\$ZodType|_zod\b/ },
  { name: 'React Aria', trace: /react-aria-/ },
  { name: 'Tiptap', trace: /ProseMirror|tiptap/ },
]

/** A page with one question of each type. */
const views = /^src\/features\/quizzes\/question-types\/types\/[^/]+\/view\.ts$/

const isAlways = (key: string): boolean => lazyButAlways.some((pattern) => pattern.test(key))

/** Chunks that the given ones need, and those that are loaded whatever the learner does. */
const reach = (manifest: Manifest, key: string, seen: Set<string>): Set<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
  for (const next of [...imports, ...dynamicImports.filter(isAlways)]) reach(manifest, next, seen)
  return seen
}

const lessonChunks = (manifest: Manifest): string[] => {
  const splits = Object.keys(manifest).filter((key) =>
    [lesson, 'src/routes/_learner.tsx'].some((route) => key.startsWith(`${route}?tsr-split=`)),
  )
  return filesOf(manifest, [entry, ...splits])
}

const filesOf = (manifest: Manifest, keys: readonly string[]): string[] => {
  const reached = new Set<string>()
  for (const key of keys) reach(manifest, key, reached)
  return [...new Set([...reached].flatMap((key) => manifest[key]?.file ?? []))].filter((file) =>
    file.endsWith('.js'),
  )
}

const weigh = (file: string) => {
  const code = readFileSync(resolve(build, 'client', file))
  return {
    file,
    code: code.toString(),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Chunks that wait for each other in a circle, or for an entry: what they make is used before it is there. */
const circles = (manifest: Manifest): string[] => {
  const needs = (key: string, seen: Set<string>): Set<string> => {
    for (const next of manifest[key]?.imports ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      needs(next, seen)
    }
    return seen
  }
  return Object.keys(manifest).flatMap((key) => {
    const needed = needs(key, new Set())
    const entries = [...needed].filter((each) => manifest[each]?.isEntry)
    return [
      ...(needed.has(key) ? [`${key} waits for itself`] : []),
      ...entries.map((each) => `${key} waits for the entry ${each}`),
    ]
  })
}

/** Weighs the JavaScript of the learner's lesson page, and with questions of all types on it; answers what is wrong. */
const checkSize = (): string[] => {
  const manifest = readClientManifest(build)
  const files = lessonChunks(manifest).map(weigh)
  const sum = (of: 'gzip' | 'brotli') => files.reduce((total, file) => total + file[of], 0)
  for (const { file, gzip } of files.toSorted((a, b) => b.gzip - a.gzip))
    console.log(`${kB(gzip).padStart(7)}  ${file}`)
  console.log(`${kB(sum('gzip')).padStart(7)}  kB gzip of JavaScript on a lesson (budget ${budget})`)
  console.log(`${kB(sum('brotli')).padStart(7)}  kB brotli`)
  const lesson = new Set(files.map(({ file }) => file))
  const players = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => views.test(key)),
  )
    .filter((file) => !lesson.has(file))
    .map(weigh)
  const all = sum('gzip') + players.reduce((total, { gzip }) => total + gzip, 0)
  console.log(`${kB(all).padStart(7)}  kB gzip on a lesson with the questions of all types`)
  const carried = [...files, ...players].flatMap(({ file, code }) =>
    forbidden.filter(({ trace }) => trace.test(code)).map(({ name }) => `${file} carries ${name}`),
  )
  const faults = [...carried, ...circles(manifest)]
  return sum('gzip') > budget * 1000 ? [...faults, `The lesson is over its budget of ${budget} kB`] : faults
}

const faults = checkSize()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
