// Runs apart from the server, on one file of a stranger: `node read-child.ts <file> <name> <folder> <name of texts with gaps>`.
import { countedKeys, runReader } from '../../../platform/documents/reader-child.ts'
import { readAny } from './read-any.ts'

const [file = '', name = '', folder = '', gapsName = ''] = process.argv.slice(2)

await runReader(folder, (shelf) => readAny(file, name, { key: countedKeys(), gapsName, shelf }))
