import type { File as StoredFile } from '@lectern/contract/files/file'
import { createContext } from 'react'

/** Where the files of the answers on a page belong. */
export interface AnswerFiles {
  /** As the page got them. */
  readonly files: readonly StoredFile[]
  /** The name under which files on their way to a question are found again; absent where nothing can be handed in. */
  readonly placeOf?: ((question: string) => string) | undefined
}

/** Without it, as in a try of the author, files can be neither seen nor handed in. */
export const AnswerFilesContext = createContext<AnswerFiles>({ files: [] })
