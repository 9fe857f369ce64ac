import { useNeededTexts } from '../../../lib/texts/index.ts'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useFileTitle } from '../use-file-title.ts'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

// Players come with the first thing that is played.
const AudioPlayer = lazily(async () => (await import('../players/index.ts')).AudioPlayer)
const VideoPlayer = lazily(async () => (await import('../players/index.ts')).VideoPlayer)

interface PlayedFileProps {
  file: StoredFile
  /** The same files with fresh links. */
  renew: () => Promise<readonly StoredFile[]>
}

const nothing = () => {}

/** A film or a sound of a list, played in its place; nobody is told of it. */
export const PlayedFile = ({ file, renew }: PlayedFileProps) => {
  const hasTexts = useNeededTexts('player')
  const titleOf = useFileTitle()
  const reload = async () => (await renew()).find(({ uuid }) => uuid === file.uuid) ?? null
  const waiting = <Skeleton height={file.kind === 'video' ? '240px' : '56px'} />
  if (!hasTexts) return waiting
  return (
    <Arriving fallback={waiting}>
      {file.kind === 'video' ? (
        <VideoPlayer
          file={file}
          title={titleOf(file)}
          unit={null}
          reports={null}
          onWatched={nothing}
          reload={reload}
        />
      ) : (
        <AudioPlayer file={file} reload={reload} compact />
      )}
    </Arriving>
  )
}
