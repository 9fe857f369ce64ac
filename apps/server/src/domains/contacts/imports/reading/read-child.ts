// Runs apart from the server, on one file of a stranger: `node read-child.ts <file> <folder>`.
import { runReader } from '../../../../platform/documents/reader-child.ts'
import { readContactFile } from './read-contact-file.ts'

const [file = '', folder = ''] = process.argv.slice(2)

await runReader(folder, () => readContactFile(file, folder))
