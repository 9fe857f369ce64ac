import { useNeededTexts } from '../../../lib/texts/index.ts'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { FileList } from '../list/file-list.tsx'
import { useAttachedFiles } from './use-attached-files.ts'

interface HandedInFilesProps {
  files: readonly string[]
  /** As the page got them; others are asked for. */
  known: readonly StoredFile[]
}

/** The files of an answer, to be looked at, heard and taken along. */
export const HandedInFiles = ({ files, known }: HandedInFilesProps) => {
  const hasTexts = useNeededTexts('documents')
  const { files: all, renew: renewOne } = useAttachedFiles(files, known)
  if (!hasTexts) return <Skeleton height="68px" />
  const here = all.filter((file) => typeof file === 'object')
  const renew = async () => (await Promise.all(here.map(({ uuid }) => renewOne(uuid)))).flat()
  return <FileList files={here} renew={renew} />
}
