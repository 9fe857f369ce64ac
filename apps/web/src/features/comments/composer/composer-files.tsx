import type { File as StoredFile } from '@lectern/contract/files/file'
import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { useEffect, useEffectEvent, useRef } from 'react'
import { HandIn, useHandInWork } from '../../files/handed-in/index.ts'
import { uploads } from '../../files/uploads/index.ts'

export interface ComposerFilesProps {
  /** Under this the words are kept on the device. */
  name: string
  /** Of the comment that is being written. */
  draft: string
  files: readonly string[]
  /** As the page got them. */
  known: readonly StoredFile[]
  onFiles: (files: readonly string[]) => void
  /** Whether something is on its way, stopped, or being recorded. */
  onWork: (isIdle: boolean) => void
}

const takes = { uploads: true, audio: true, video: true }

/** Adds files, a voice or a film to a comment, as answers to questions take them. */
export const ComposerFiles = ({ name, draft, files, known, onFiles, onWork }: ComposerFilesProps) => {
  const place = `${name}:${draft}:`
  const { arrived, work } = useHandInWork(place)
  const { work: recorded } = useHandInWork(`${name}:recording:`)
  // What was taken out of the comment again stays out.
  const brought = useRef(new Set<string>())
  const bring = useEffectEvent((uuid: string) => {
    if (!files.includes(uuid)) onFiles([...files, uuid])
  })
  useEffect(() => {
    for (const { id, fileUuid, status } of arrived) {
      if (!brought.current.has(id)) bring(fileUuid)
      brought.current.add(id)
      if (status === 'completed') uploads.remove(id)
    }
  }, [arrived])
  const isIdle = work.underWay + work.stuck + recorded.recording === 0
  const tell = useEffectEvent(onWork)
  useEffect(() => tell(isIdle), [isIdle])
  return (
    <HandIn
      place={place}
      recordingPlace={`${name}:recording:`}
      model="comment"
      look="row"
      files={files}
      known={known}
      takes={takes}
      most={commentLimits.files}
      onFiles={onFiles}
    />
  )
}
