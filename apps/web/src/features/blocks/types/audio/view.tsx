import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'
import { useMemo } from 'react'
import styles from './view.module.css'
import { AudioPlayer, createReports, MediaUnit, useFileTitle } from '../../../files/players/index.ts'

interface AudioViewProps {
  unit: Extract<PublicInfoUnit, { type_id: 1 }>
  /** Whether what is heard is told: of participants, never of staff and visitors. */
  takesPart: boolean
  /** The picture that the unit stands on; null without one. */
  picture: string | null
  onWatched: () => void
}

/** Recordings to listen to (unit type 1). */
export const AudioView = ({ unit, takesPart, picture, onWatched }: AudioViewProps) => {
  const { id, title } = unit
  const titleOf = useFileTitle()
  const reports = useMemo(() => (takesPart ? createReports(id) : null), [takesPart, id])
  return (
    <MediaUnit
      unit={id}
      title={title}
      count={unit.file_uuids.length}
      shape="sound"
      render={({ files }, reload) => (
        <>
          {picture !== null && <img src={picture} alt="" className={styles.picture} decoding="async" />}
          {files.map((file) => (
            <AudioPlayer
              key={file.uuid}
              file={file}
              name={titleOf(file)}
              unit={id}
              reports={reports}
              onWatched={onWatched}
              reload={() => reload(file.uuid)}
              downloadUrl={`/api/v1/files/${file.uuid}/download`}
            />
          ))}
        </>
      )}
    />
  )
}
