// Runs apart from the server, on one file of a stranger: `node read-child.ts <file> <name> <folder> <name of texts with gaps>`.
// What was read goes into the folder, pictures beside it; a refusal is the code of a DocumentError on the last line.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import { openPictureShelf } from './picture-shelf.ts'
import { readAny } from './read-any.ts'
import { readName, refusalMark } from './read-report.ts'

const [file = '', name = '', folder = '', gapsName = ''] = process.argv.slice(2)

const countedKeys = () => {
  let made = 0
  return () => `read-${String((made += 1)).padStart(8, '0')}`
}

try {
  const shelf = openPictureShelf(folder)
  const read = await readAny(file, name, { key: countedKeys(), gapsName, shelf })
  writeFileSync(join(folder, readName), JSON.stringify({ ...read, pictures: shelf.all() }))
} catch (error) {
  const code = error instanceof DocumentError ? error.code : 'broken'
  process.stdout.write(`${refusalMark}${code} ${String(error).replaceAll(/\s+/g, ' ').slice(0, 300)}\n`)
  process.exit(1)
}
