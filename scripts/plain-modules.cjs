'use strict'
// Preloaded into the server: gives Node our TypeScript without its types, as a process before has left it in a file. Node could
// take the types out itself, but would hold the program for it in memory ever after (measured: 20 MiB).
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { registerHooks, stripTypeScriptTypes } = require('node:module')
const { dirname, join, relative } = require('node:path')
const { fileURLToPath } = require('node:url')

const root = dirname(__dirname)
const folder = join(root, 'node_modules', '.cache', 'lectern-modules')
const sources = ['apps/server/src', 'packages/contract/src']

const isOurs = (path) => sources.some((each) => path.startsWith(`${each}/`)) && path.endsWith('.ts')

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** What stands at the end of a plain file: from which source, and for which Node, it was made. */
const markOf = (source) => `\n//# ${hashOf(process.version + source)}\n`

const fileOf = (path) => join(folder, `${hashOf(path)}.js`)

const readPlain = (path, source) => {
  try {
    const plain = readFileSync(fileOf(path), 'utf8')
    return plain.endsWith(markOf(source)) ? plain : undefined
  } catch {
    return undefined
  }
}

/** Writes the plain file of every source that has none. */
const writeAll = () => {
  mkdirSync(folder, { recursive: true })
  for (const path of globSync(
    sources.map((each) => `${each}/**/*.ts`),
    { cwd: root },
  )) {
    const source = readFileSync(join(root, path), 'utf8')
    if (path.endsWith('.test.ts') || readPlain(path, source) !== undefined) continue
    const draft = `${fileOf(path)}.${process.pid}`
    writeFileSync(draft, stripTypeScriptTypes(source) + markOf(source))
    renameSync(draft, fileOf(path))
  }
}

const serve = () => {
  let isWritten = false
  registerHooks({
    load: (url, context, next) => {
      const path = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      if (!isOurs(path)) return next(url, context)
      const source = readFileSync(join(root, path), 'utf8')
      if (!isWritten && readPlain(path, source) === undefined) {
        // In a process of its own, which ends. Where nothing can be written, Node takes the types out here.
        spawnSync(process.execPath, ['--no-warnings', __filename], { stdio: 'ignore' })
        isWritten = true
      }
      const plain = readPlain(path, source)
      return plain === undefined
        ? next(url, context)
        : { format: 'module', source: plain, shortCircuit: true }
    },
  })
}

if (require.main === module) writeAll()
else serve()
