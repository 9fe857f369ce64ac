import { useMemo } from 'react'
import styles from './view.module.css'
import { AudioPlayer, createReports, MediaUnit, useFileTitle } from '../../../files/players/index.ts'
import type { ShownUnit, UnitProps } from '../../block-view.tsx'
import { previewOf } from '../../previews/preview-of.ts'

/** Recordings to listen to (unit type 1). */
export const AudioView = ({ unit, around }: UnitProps<ShownUnit<1>>) => {
  const { takesPart, previews, onFinished: onWatched } = around
  const { id, title } = unit
  const titleOf = useFileTitle()
  const picture = previewOf(previews, unit.preview_index)
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
