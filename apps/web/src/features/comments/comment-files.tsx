import type { File as StoredFile } from '@lectern/contract/files/file'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazyPart } from '../../lib/drawing/lazy-part.tsx'

interface FilesProps {
  files: readonly string[]
  known: readonly StoredFile[]
}

// Players and viewers come with the first comment that has something to show.
const HandedIn = lazyPart<FilesProps>(
  async () => (await import('../files/handed-in/index.ts')).HandedInFiles,
  () => <Skeleton height="68px" />,
).Part

/** The files of a comment, to be looked at, heard and taken along. */
export const CommentFiles = ({ files }: { files: readonly StoredFile[] }) => {
  if (files.length === 0) return null
  const uuids = files.map(({ uuid }) => uuid)
  return <HandedIn key={uuids.join()} files={uuids} known={files} />
}
