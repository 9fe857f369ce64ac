import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocumentError } from './document-error.ts'
import { openPictureShelf, type PictureShelf } from './picture-shelf.ts'

/** Before the reason why a file is not read. */
export const refusalMark = 'refused: '

/** Where in its folder a reader leaves what it read. */
export const readName = 'read.json'

/** Names for what is read, in its order. */
export const countedKeys = (): (() => string) => {
  let made = 0
  return () => `read-${String((made += 1)).padStart(8, '0')}`
}

/**
 * The work of a process that reads one file: what it read goes into the folder, pictures beside it; a refusal is the code of
 * a DocumentError on the last line.
 */
export const runReader = async (
  folder: string,
  read: (shelf: PictureShelf) => Promise<object>,
): Promise<void> => {
  try {
    const shelf = openPictureShelf(folder)
    const result = await read(shelf)
    writeFileSync(join(folder, readName), JSON.stringify({ ...result, pictures: shelf.all() }))
  } catch (error) {
    const code = error instanceof DocumentError ? error.code : 'broken'
    process.stdout.write(`${refusalMark}${code} ${String(error).replaceAll(/\s+/g, ' ').slice(0, 300)}\n`)
    process.exit(1)
  }
}
