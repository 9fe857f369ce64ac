import { AudioPlayer, MediaUnit, useFileTitle } from '../files/players/index.ts'

interface TextAudioProps {
  unit: number
  uuid: string
  title: string
}

/** A recording that stands between words. */
export const TextAudio = ({ unit, uuid, title }: TextAudioProps) => {
  const titleOf = useFileTitle()
  return (
    <MediaUnit
      unit={unit}
      title=""
      count={1}
      shape="sound"
      render={({ files }, reload) =>
        files
          .filter((file) => file.uuid === uuid)
          .map((file) => (
            <AudioPlayer
              key={file.uuid}
              file={file}
              name={title || titleOf(file)}
              unit={unit}
              reload={() => reload(file.uuid)}
              downloadUrl={`/api/v1/files/${file.uuid}/download`}
            />
          ))
      }
    />
  )
}
