// Runs apart from the server, on one file of a stranger: `node read-child.ts <file> <name> <folder>`.
import { randomUUID } from 'node:crypto'
import { runReader } from '../../../platform/documents/reader-child.ts'
import { readLessonFile } from './read-lesson-file.ts'

const [file = '', name = '', folder = ''] = process.argv.slice(2)

await runReader(folder, (shelf) => readLessonFile(file, name, { shelf, key: randomUUID }))
