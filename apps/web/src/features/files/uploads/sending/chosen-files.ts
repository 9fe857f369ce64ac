/** A file that was chosen or dropped, and the folders in which it lay, the outermost first. */
export interface ChosenFile {
  readonly file: File
  readonly folders: readonly string[]
}

/** What systems put into folders by themselves. */
const noise = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
/** Of a folder that was dropped; more is a mistake rather than a wish. */
const mostFiles = 2_000

const isWanted = ({ file }: ChosenFile): boolean => !noise.has(file.name)

/** What a file input gives; with `webkitdirectory` files know where they lay. */
export const readChosen = (files: Iterable<File>): ChosenFile[] =>
  [...files]
    .map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))
    .filter(isWanted)

const readAll = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const found: FileSystemEntry[] = []
  // It gives a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return found
    found.push(...some)
  }
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const readEntry = async (entry: FileSystemEntry, folders: readonly string[]): Promise<ChosenFile[]> => {
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ file, folders }]
  }
  if (!isFolderEntry(entry)) return []
  const inside = await readAll(entry.createReader())
  const below = await Promise.all(inside.map((each) => readEntry(each, [...folders, entry.name])))
  return below.flat()
}

/**
 * What was dropped, folders with all that is in them. Call it within the event: afterwards the browser has let go of it.
 *
 * @throws when there is something in a folder that cannot be read
 */
export const readDropped = async (transfer: DataTransfer): Promise<ChosenFile[]> => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  const entries = items.map((item) => item.webkitGetAsEntry?.() ?? null)
  const plain = [...transfer.files]
  if (entries.length === 0 || entries.some((entry) => entry === null)) return readChosen(plain)
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [readEntry(entry, [])] : [])))
  return found.flat().filter(isWanted).slice(0, mostFiles)
}
